import type { AccountValues } from '../../../src/modules/account/accountFields.ts'

// Input for the fields of a new account, with the expected errors.

const FIRST_NAME = 'Please enter your first name.'
const LAST_NAME = 'Please enter your last name.'
const NO_EMAIL = 'Please enter your email.'
const EMAIL = 'Please enter a complete email address, such as name@example.com.'
const SHORT = 'Password must be at least 6 characters long'
const LONG =
  'This password is too long. Please use at most 72 characters; accented letters and emoji count as several.'
const MISMATCH = 'Passwords do not match'

type Input = Partial<AccountValues>

/** Password and confirmation. */
const both = (password: string): Input => ({ password, confirmPassword: password })

export const BAD_NAMES: readonly [Input, Input][] = [
  [{ firstName: '' }, { firstName: FIRST_NAME }],
  [{ firstName: ' \t ' }, { firstName: FIRST_NAME }],
  [{ firstName: '\0' }, { firstName: FIRST_NAME }],
  [
    { firstName: 'm'.repeat(101) },
    { firstName: 'Your first name can be at most 100 characters long. Please shorten it.' },
  ],
  [{ lastName: '' }, { lastName: LAST_NAME }],
  [{ lastName: '\n' }, { lastName: LAST_NAME }],
  [
    { lastName: '🧠'.repeat(101) },
    { lastName: 'Your last name can be at most 100 characters long. Please shorten it.' },
  ],
]

export const BAD_PASSWORDS: readonly [Input, Input][] = [
  [both(''), { password: SHORT }],
  [both('     '), { password: SHORT }],
  [both('a'), { password: SHORT }],
  [both('12345'), { password: SHORT }],
  [both('🧠🧠🧠🧠🧠'), { password: SHORT }],
  [both('سلام'), { password: SHORT }],
  [both('a'.repeat(73)), { password: LONG }],
  [both('🧠'.repeat(19)), { password: LONG }],
  [{ password: 'sleep-spindle-9', confirmPassword: '' }, { confirmPassword: MISMATCH }],
  [{ password: 'sleep-spindle-9', confirmPassword: 'Sleep-spindle-9' }, { confirmPassword: MISMATCH }],
  [{ password: 'sleep-spindle-9', confirmPassword: 'sleep-spindle-9 ' }, { confirmPassword: MISMATCH }],
  [
    { password: '', confirmPassword: 'x' },
    { password: SHORT, confirmPassword: MISMATCH },
  ],
]

export const BAD_EMAILS: readonly [Input, Input][] = [
  [{ email: '' }, { email: NO_EMAIL }],
  [{ email: '   ' }, { email: NO_EMAIL }],
  [{ email: 'm' }, { email: EMAIL }],
  [{ email: 'mira@' }, { email: EMAIL }],
  [{ email: '@lab.example' }, { email: EMAIL }],
  [{ email: 'mira@lab' }, { email: EMAIL }],
  [{ email: 'mira okafor@lab.example' }, { email: EMAIL }],
  [{ email: `m@${'lab.'.repeat(80)}example` }, { email: EMAIL }],
  [{ email: '🧠@lab.example' }, { email: EMAIL }],
  [{ email: 'ميرا@lab.example' }, { email: EMAIL }],
  [{ email: '<b>mira</b>@lab.example' }, { email: EMAIL }],
  [{ email: '=HYPERLINK("x")@lab.example' }, { email: EMAIL }],
]

/** Unusual but valid: [the input, the stored names]. */
export const GOOD_INPUT: readonly [Input, { firstName: string; lastName: string }][] = [
  [
    { firstName: ' M ', lastName: "O'Neill-Čapek " },
    { firstName: 'M', lastName: "O'Neill-Čapek" },
  ],
  [
    { firstName: '🧠', lastName: 'ميرا' },
    { firstName: '🧠', lastName: 'ميرا' },
  ],
  [
    { firstName: '<script>alert(1)</script>', lastName: '=1+1' },
    { firstName: '<script>alert(1)</script>', lastName: '=1+1' },
  ],
  [
    { firstName: 'm'.repeat(100), lastName: '%_*\\' },
    { firstName: 'm'.repeat(100), lastName: '%_*\\' },
  ],
  [both(' spaces belong to it '), { firstName: 'Una', lastName: 'Lindqvist' }],
  [both('пароль'), { firstName: 'Una', lastName: 'Lindqvist' }],
  [both('🧠🧠🧠🧠🧠🧠'), { firstName: 'Una', lastName: 'Lindqvist' }],
  [both('=1+1+1'), { firstName: 'Una', lastName: 'Lindqvist' }],
  [both('a'.repeat(72)), { firstName: 'Una', lastName: 'Lindqvist' }],
]
