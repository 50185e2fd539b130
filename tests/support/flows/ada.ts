import { login, register } from '../../../src/api/auth.ts'
import { configureApi } from '../../../src/api/settings.ts'

const ADA = { email: 'ada@quill.example', password: 'correct-horse' }

/** Ada makes an account at the backend of the wire that was created last; from here on every call is hers. */
export async function comeInAsAda(): Promise<void> {
  await register({
    ...ADA,
    name: 'Ada Quill',
    machine_name: 'Mnemosyne',
    contradiction_tolerance: 0.7,
    belief_sensitivity: 'moderate',
  })
  const { access_token } = await login(ADA)
  configureApi({
    baseUrl: 'https://app.example/api/v1',
    getToken: () => access_token,
    onUnauthorized: () => {},
  })
}
