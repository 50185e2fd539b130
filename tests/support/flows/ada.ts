import { login, register } from '../../../src/api/auth.ts'
import { configureApi } from '../../../src/api/settings.ts'

const ADA = { email: 'ada@quill.example', password: 'correct-horse' }

/** Creates Ada's backend account at the latest mock network. All further calls use her token. */
export async function signInAsAda(): Promise<void> {
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
