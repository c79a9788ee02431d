declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** In the order of their names; `sizes` in pixels, as far as the code names them. */
  export const icons: { name: string; Icon: LucideIcon; components: string[]; sizes: number[] }[];
}
