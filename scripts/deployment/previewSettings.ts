import { loadEnv } from 'vite'

/** The content of config.json for a production build that uses the mock backend: the demo's key, access code and shortcut. */
export function previewSettings(addresses: { apiUrl: string; hostedUrl: string }) {
  const demo = loadEnv('demo', `${import.meta.dirname}/../..`)
  return {
    ...addresses,
    hostedKey: demo.VITE_HOSTED_KEY,
    contactEmail: demo.VITE_CONTACT_EMAIL,
    accessCodeHash: demo.VITE_ACCESS_CODE_HASH,
    adminSequence: demo.VITE_ADMIN_SEQUENCE,
  }
}
