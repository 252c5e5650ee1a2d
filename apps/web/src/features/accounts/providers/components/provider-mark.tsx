import type { Provider } from "../messages.ts";

/** The providers' small logos. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      {provider === "google" ? <Google /> : <GitHub />}
    </svg>
  );
}

function Google() {
  return (
    <g strokeWidth="4">
      <path d="M18.4 6.2A8.6 8.6 0 0 0 4.7 7.5" stroke="#e5493d" />
      <path d="M4.7 7.5a8.6 8.6 0 0 0 0 9" stroke="#f2b41c" />
      <path d="M4.7 16.5a8.6 8.6 0 0 0 12.8 2.1" stroke="#34a353" />
      <path d="M17.5 18.6a8.6 8.6 0 0 0 3-6.4H12" stroke="#4184f0" />
    </g>
  );
}

function GitHub() {
  return (
    <path
      fill="currentColor"
      d="M4.6 3.2c1.6.1 2.9.8 3.8 1.5a13 13 0 0 1 7.2 0c.9-.7 2.200-1.400 3.800-1.500.5 1.500.5 2.900.2 4 1 1.200 1.500 2.600 1.500 4.100 0 4.300-2.600 5.900-5.900 6.400.5.600.8 1.400.8 2.500V22H8v-1.700c-2.900.5-3.700-1-4.500-2.200-.4-.6-.8-1-1.300-1.300 1.800-.5 2.700.5 3.400 1.400.6.8 1.200 1.300 2.500 1 .1-.7.300-1.200.7-1.500-3.300-.5-5.900-2.100-5.900-6.400 0-1.500.5-2.900 1.500-4.100-.3-1.100-.3-2.500.2-4Z"
    />
  );
}
