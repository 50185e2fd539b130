import type { User } from '../../src/api/types.ts'

export const mira: User = {
  id: '5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01',
  user_id: '5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01',
  sub: '5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01',
  email: 'mira.halloran-okonkwo@longview-research.example',
  name: 'Mira Halloran',
  first_name: 'Mira',
  last_name: 'Halloran',
  machine_name: 'Mnemosyne',
  roles: ['user'],
  created_at: '2026-01-05T09:00:00Z',
  is_active: true,
}
