import { describe, expect, test } from 'vitest'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { addAppRequested, needed } from '../../../support/flows/mfaMachine.ts'
import { app, leftover, phone, startMfa, totp } from '../../../support/secondFactors.ts'

const submitted = { type: 'form.submitted' } as const
const codeSubmitted = { type: 'code.submitted' } as const

/** Starts with an authenticator app in the state `enrolling`. */
async function enrolling(...factors: Parameters<ReturnType<typeof startMfa>['listed']>) {
  const mfa = startMfa()
  await mfa.listed(...factors)
  mfa.send(addAppRequested)
  mfa.send(submitted)
  await mfa.start[0]?.answer({ factorId: 'new', totp })
  return mfa
}

/** Starts with a phone that received its text message. */
async function texted() {
  const mfa = startMfa()
  await mfa.listed()
  mfa.send({ type: 'enrollment.requested', factorType: 'phone' })
  mfa.send({ type: 'field.edited', name: 'phone', value: '0046 (70) 123-45 67' })
  mfa.send(submitted)
  await mfa.start[0]?.answer({ factorId: 'new', totp: null })
  await mfa.text[0]?.answer('challenge-1')
  return mfa
}

function submitCode(mfa: ReturnType<typeof startMfa>, code = '123456') {
  mfa.send({ type: 'code.edited', code })
  mfa.send(codeSubmitted)
}

describe('list', () => {
  test.each([
    ['none', []],
    ['none', [leftover]],
    ['enrolled', [app]],
    ['enrolled', [leftover, phone]],
  ])('the two-factor section shows the list as %s', async (value, factors) => {
    const mfa = startMfa()
    expect(mfa.value()).toBe('loading')
    await mfa.listed(...factors)
    expect(mfa.value()).toBe(value)
    expect(mfa.context().factors).toEqual(factors)
  })

  test('the two-factor section shows the error and reloads when the list could not be loaded', async () => {
    const mfa = startMfa()
    await mfa.list[0]?.fail(new Error('No connection'))
    expect(mfa.value()).toBe('failed')
    expect(mfa.context().failure).toBe('No connection')
    mfa.send({ type: 'reload.requested' })
    mfa.send({ type: 'reload.requested' })
    expect(mfa.context().failure).toBeNull()
    expect(mfa.list).toHaveLength(2)
    await mfa.listed(app)
    expect(mfa.value()).toBe('enrolled')
  })
})

describe('authenticator app', () => {
  test('the two-factor section suggests a name that no verified factor has', async () => {
    const mfa = startMfa()
    await mfa.listed(app, { ...leftover, name: 'Authenticator app 2' })
    mfa.send(addAppRequested)
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.values).toEqual({ name: 'Authenticator app 2', phone: '' })
  })

  test('the two-factor section requires a name', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(addAppRequested)
    mfa.send({ type: 'field.edited', name: 'name', value: '   ' })
    mfa.send(submitted)
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.name).toMatch(/^Please enter a name/)
    mfa.send({ type: 'field.edited', name: 'name', value: 'Tablet' })
    expect(mfa.context().fields.errors).toEqual({})
    expect(mfa.start).toEqual([])
  })

  test('the two-factor section shows the setup data, verifies the code and reloads the list', async () => {
    const mfa = await enrolling()
    expect(mfa.start.map(({ input }) => input)).toEqual([
      { factorType: 'totp', name: 'Authenticator app', phone: '' },
    ])
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().enrollment).toEqual({ factorId: 'new', totp })
    expect(mfa.can({ type: 'message.requested' })).toBe(false)
    submitCode(mfa, '123 456')
    expect(mfa.value()).toBe('verifying')
    expect(mfa.verify[0]?.input).toEqual({ factorId: 'new', challengeId: null, code: '123456' })
    await mfa.verify[0]?.answer()
    expect(mfa.emitted).toEqual([{ type: 'factor.verified', factor: { ...app, id: 'new' } }])
    expect(mfa.value()).toBe('loading')
    expect(mfa.context().enrollment).toBeNull()
    expect(mfa.context().code.values.code).toBe('')
    await mfa.listed({ ...app, id: 'new' })
    expect(mfa.value()).toBe('enrolled')
  })

  test('the two-factor section starts one enrollment when submitted several times', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(addAppRequested)
    mfa.send(submitted)
    mfa.send(submitted)
    mfa.send({ type: 'field.edited', name: 'name', value: 'Another' })
    mfa.send({ type: 'enrollment.cancelled' })
    expect(mfa.value()).toBe('starting')
    expect(mfa.start).toHaveLength(1)
    expect(mfa.context().fields.values.name).toBe('Authenticator app')
  })

  test('the two-factor section discards the form when cancelled', async () => {
    const mfa = startMfa()
    await mfa.listed(app)
    mfa.send(addAppRequested)
    mfa.send({ type: 'enrollment.cancelled' })
    expect(mfa.value()).toBe('enrolled')
    const other = startMfa()
    await other.listed()
    other.send(addAppRequested)
    other.send({ type: 'enrollment.cancelled' })
    expect(other.value()).toBe('none')
    expect(other.context().fields.values.name).toBe('')
  })

  test.each([
    ['nameTaken', 'name'],
    ['phoneRefused', 'phone'],
  ] as const)('the two-factor section shows the error %s at its field', async (reason, field) => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(addAppRequested)
    mfa.send(submitted)
    await mfa.start[0]?.fail(new ReasonError('Taken.', reason))
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors).toEqual({ [field]: 'Taken.' })
    expect(mfa.context().failure).toBeNull()
  })

  test('the two-factor section keeps the name when the enrollment fails', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(addAppRequested)
    mfa.send({ type: 'field.edited', name: 'name', value: 'Tablet' })
    mfa.send(submitted)
    await mfa.start[0]?.fail(new Error('No connection'))
    expect(mfa.context()).toMatchObject({ failure: 'No connection', fields: { values: { name: 'Tablet' } } })
    mfa.send(submitted)
    expect(mfa.context().failure).toBeNull()
    expect(mfa.start).toHaveLength(2)
  })

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '<b>', '=1+1', '😀'])(
    'the two-factor section rejects the invalid code %j',
    async (code) => {
      const mfa = await enrolling()
      submitCode(mfa, code)
      expect(mfa.value()).toBe('enrolling')
      expect(mfa.context().code.errors.code).toBe('Enter all six digits.')
      expect(mfa.verify).toEqual([])
    },
  )

  test('the two-factor section verifies a code once and clears a wrong one', async () => {
    const mfa = await enrolling()
    submitCode(mfa)
    mfa.send(codeSubmitted)
    mfa.send({ type: 'code.edited', code: '999999' })
    await mfa.verify[0]?.fail(new ReasonError('Wrong.', 'wrongCode'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().code).toEqual({
      values: { code: '' },
      errors: { code: 'Incorrect code. Enter the current code from your app.' },
    })
    submitCode(mfa, '654321')
    expect(mfa.verify.map(({ input }) => input.code)).toEqual(['123456', '654321'])
  })

  test('the two-factor section asks for the current code when the code expired', async () => {
    const mfa = await enrolling()
    submitCode(mfa)
    await mfa.verify[0]?.fail(new ReasonError('Expired.', 'codeExpired'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().code.errors.code).toMatch(/^That code has expired/)
  })

  test('the two-factor section keeps a code that could not be checked', async () => {
    const mfa = await enrolling()
    submitCode(mfa)
    await mfa.verify[0]?.fail(new Error('No connection'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context()).toMatchObject({ failure: 'No connection', code: { values: { code: '123456' } } })
  })

  test('the two-factor section returns to the form when the enrollment expired', async () => {
    const mfa = await enrolling()
    submitCode(mfa)
    await mfa.verify[0]?.fail(new ReasonError('Gone.', 'enrollmentExpired'))
    expect(mfa.value()).toBe('naming')
    expect(mfa.context()).toMatchObject({
      failure: 'This timed out. Please start again.',
      enrollment: null,
      fields: { values: { name: 'Authenticator app' } },
    })
  })

  test.each(['answer', 'fail'] as const)(
    'the two-factor section removes a cancelled factor and reloads the list: %s',
    async (end) => {
      const mfa = await enrolling(app)
      mfa.send({ type: 'enrollment.cancelled' })
      expect(mfa.value()).toBe('cancelling')
      expect(mfa.remove[0]?.input).toBe('new')
      await (end === 'answer' ? mfa.remove[0]?.answer() : mfa.remove[0]?.fail(new Error('No connection')))
      expect(mfa.value()).toBe('loading')
      expect(mfa.context()).toMatchObject({ enrollment: null, failure: null })
      expect(mfa.emitted).toEqual([])
    },
  )
})

describe('phone', () => {
  test.each([
    '',
    ' ',
    '5',
    '0701234567',
    '+0701234567',
    '+46 70 ABC',
    '+1234567890123456',
    '<b>+4670</b>',
    '=4+4',
    '😀',
  ])('the two-factor section rejects the number %j', async (number) => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send({ type: 'enrollment.requested', factorType: 'phone' })
    mfa.send({ type: 'field.edited', name: 'phone', value: number })
    mfa.send(submitted)
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.phone).toMatch(/^Please enter (your phone|the) number/)
  })

  test('the two-factor section sends a text message and verifies its code', async () => {
    const mfa = await texted()
    expect(mfa.start[0]?.input).toEqual({ factorType: 'phone', name: 'Phone', phone: '+46701234567' })
    expect(mfa.text[0]?.input).toBe('new')
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().note).toBeNull()
    submitCode(mfa)
    expect(mfa.verify[0]?.input).toEqual({ factorId: 'new', challengeId: 'challenge-1', code: '123456' })
  })

  test('the two-factor section sends another message on request', async () => {
    const mfa = await texted()
    mfa.send({ type: 'message.requested' })
    mfa.send({ type: 'message.requested' })
    expect(mfa.value()).toBe('texting')
    await mfa.text[1]?.answer('challenge-2')
    expect(mfa.context()).toMatchObject({
      challengeId: 'challenge-2',
      note: expect.stringMatching(/^We've sent/),
    })
    submitCode(mfa)
    expect(mfa.context().note).toBeNull()
    expect(mfa.verify[0]?.input.challengeId).toBe('challenge-2')
    expect(mfa.text).toHaveLength(2)
  })

  test('the two-factor section sends another message automatically when the code expired', async () => {
    const mfa = await texted()
    submitCode(mfa)
    await mfa.verify[0]?.fail(new ReasonError('Expired.', 'codeExpired'))
    expect(mfa.value()).toBe('texting')
    await mfa.text[1]?.answer('challenge-2')
    expect(mfa.context().code).toEqual({
      values: { code: '' },
      errors: { code: "That code has expired. We're sending you a new one." },
    })
  })

  test('the two-factor section shows the phone message for a wrong code', async () => {
    const mfa = await texted()
    submitCode(mfa)
    await mfa.verify[0]?.fail(new ReasonError('Wrong.', 'wrongCode'))
    expect(mfa.context().code.errors.code).toMatch(/latest message/)
  })

  test('the two-factor section allows another message when one could not be sent', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send({ type: 'enrollment.requested', factorType: 'phone' })
    mfa.send({ type: 'field.edited', name: 'phone', value: '+46701234567' })
    mfa.send(submitted)
    await mfa.start[0]?.answer({ factorId: 'new', totp: null })
    await mfa.text[0]?.fail(new Error('Too many'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context()).toMatchObject({ failure: 'Too many', challengeId: null })
    mfa.send({ type: 'message.requested' })
    expect(mfa.context().failure).toBeNull()
    await mfa.text[1]?.fail(new ReasonError('Gone.', 'enrollmentExpired'))
    expect(mfa.value()).toBe('naming')
  })
})

test('the two-factor section adds a factor after the required second factor is verified', async () => {
  const mfa = startMfa()
  await mfa.listed(app)
  mfa.send(addAppRequested)
  mfa.send(submitted)
  await mfa.start[0]?.fail(needed)
  expect(mfa.value()).toBe('challenged')
  mfa.send({ type: 'secondFactor.cancelled' })
  expect(mfa.value()).toBe('naming')
  expect(mfa.context().failure).toMatch(/^Nothing was changed/)
  mfa.send(submitted)
  await mfa.start[1]?.fail(needed)
  mfa.send({ type: 'secondFactor.verified' })
  expect(mfa.value()).toBe('starting')
  expect(mfa.start).toHaveLength(3)
})

test('the two-factor section aborts the running call when stopped', async () => {
  const loading = startMfa()
  loading.actor.stop()
  expect(loading.list[0]?.signal.aborted).toBe(true)
  const mfa = await enrolling()
  submitCode(mfa)
  mfa.actor.stop()
  expect(mfa.verify[0]?.signal.aborted).toBe(true)
})
