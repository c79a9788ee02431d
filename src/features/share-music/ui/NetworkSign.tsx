/** The icon set has no brands. */
const signs = {
  twitter: (
    <path d="M4 4h4.6l11.4 16h-4.6zM19.4 4l-6.6 7.2M11.2 13 4.6 20" fill="none" strokeWidth={2} />
  ),
  facebook: (
    <path
      d="M12 2.5a9.5 9.5 0 0 0-1.6 18.9v-6.6H8.1v-2.7h2.3V10c0-2.4 1.4-3.7 3.5-3.7.9 0 1.9.2 1.9.2v2.2h-1.1c-1.1 0-1.5.7-1.5 1.5v1.9h2.5l-.4 2.7h-2.1v6.6A9.5 9.5 0 0 0 12 2.5z"
      strokeWidth={0}
    />
  ),
  whatsapp: (
    <>
      <path d="M3 21l1.4-4.5A9 9 0 1 1 8 19.9z" fill="none" strokeWidth={2} />
      <path
        d="M8.7 8.2c-.4 1 .1 2.5 1.8 4.2s3.4 2.4 4.5 2c.7-.3 1-.9.9-1.4l-1.7-.9-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1-.9-1.8c-.6 0-1.9-.1-2.2.3z"
        strokeWidth={0}
      />
    </>
  ),
} as const;

export function NetworkSign({ network }: { network: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="currentColor"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {signs[network]}
    </svg>
  );
}
