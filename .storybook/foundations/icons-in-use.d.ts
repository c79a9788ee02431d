declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react';

  /** `sizes` in pixels, where the code states them. */
  export const icons: { name: string; Icon: LucideIcon; components: string[]; sizes: number[] }[];
}
