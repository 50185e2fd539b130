import { describe, expect, test } from 'vitest'
import { MfaError } from '../../../../src/flows/mfa/mfa.errors.ts'
import { app, leftover, phone, startMfa, totp } from '../../../support/secondFactors.ts'

const oneMore = { type: 'enrollment.requested', factorType: 'totp' } as const
const submitted = { type: 'form.submitted' } as const
const codeSubmitted = { type: 'code.submitted' } as const
const needed = new MfaError('A code is needed.', 'secondFactorRequired')

/** An authenticator app that shows its picture. */
async function enrolling(...factors: Parameters<ReturnType<typeof startMfa>['listed']>) {
  const mfa = startMfa()
  await mfa.listed(...factors)
  mfa.send(oneMore)
  mfa.send(submitted)
  await mfa.start[0]?.answer({ factorId: 'new', totp })
  return mfa
}

/** A telephone that got its message. */
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

function giveCode(mfa: ReturnType<typeof startMfa>, code = '123456') {
  mfa.send({ type: 'code.edited', code })
  mfa.send(codeSubmitted)
}

describe('the list', () => {
  test.each([
    ['none', []],
    ['none', [leftover]],
    ['enrolled', [app]],
    ['enrolled', [leftover, phone]],
  ])('is %s', async (value, factors) => {
    const mfa = startMfa()
    expect(mfa.value()).toBe('loading')
    await mfa.listed(...factors)
    expect(mfa.value()).toBe(value)
    expect(mfa.context().factors).toEqual(factors)
  })

  test('that cannot be loaded is told and tried again', async () => {
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

describe('an authenticator app', () => {
  test('has a name that no verified factor has', async () => {
    const mfa = startMfa()
    await mfa.listed(app, { ...leftover, name: 'Authenticator app 2' })
    mfa.send(oneMore)
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.values).toEqual({ name: 'Authenticator app 2', phone: '' })
  })

  test('without a name is not added', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(oneMore)
    mfa.send({ type: 'field.edited', name: 'name', value: '   ' })
    mfa.send(submitted)
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.name).toMatch(/^Please enter a name/)
    mfa.send({ type: 'field.edited', name: 'name', value: 'Tablet' })
    expect(mfa.context().fields.errors).toEqual({})
    expect(mfa.start).toEqual([])
  })

  test('shows its picture, takes a code and is listed', async () => {
    const mfa = await enrolling()
    expect(mfa.start.map(({ input }) => input)).toEqual([
      { factorType: 'totp', name: 'Authenticator app', phone: '' },
    ])
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().enrollment).toEqual({ factorId: 'new', totp })
    expect(mfa.can({ type: 'message.requested' })).toBe(false)
    giveCode(mfa, '123 456')
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

  test('is asked for once, however often it is sent', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(oneMore)
    mfa.send(submitted)
    mfa.send(submitted)
    mfa.send({ type: 'field.edited', name: 'name', value: 'Another' })
    mfa.send({ type: 'enrollment.cancelled' })
    expect(mfa.value()).toBe('starting')
    expect(mfa.start).toHaveLength(1)
    expect(mfa.context().fields.values.name).toBe('Authenticator app')
  })

  test('is forgotten where its name is not sent', async () => {
    const mfa = startMfa()
    await mfa.listed(app)
    mfa.send(oneMore)
    mfa.send({ type: 'enrollment.cancelled' })
    expect(mfa.value()).toBe('enrolled')
    const other = startMfa()
    await other.listed()
    other.send(oneMore)
    other.send({ type: 'enrollment.cancelled' })
    expect(other.value()).toBe('none')
    expect(other.context().fields.values.name).toBe('')
  })

  test.each([
    ['nameTaken', 'name'],
    ['phoneRefused', 'phone'],
  ] as const)('%s is told at its field', async (problem, field) => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(oneMore)
    mfa.send(submitted)
    await mfa.start[0]?.fail(new MfaError('Taken.', problem))
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors).toEqual({ [field]: 'Taken.' })
    expect(mfa.context().failure).toBeNull()
  })

  test('that could not be added can be tried again with the same name', async () => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send(oneMore)
    mfa.send({ type: 'field.edited', name: 'name', value: 'Tablet' })
    mfa.send(submitted)
    await mfa.start[0]?.fail(new Error('No connection'))
    expect(mfa.context()).toMatchObject({ failure: 'No connection', fields: { values: { name: 'Tablet' } } })
    mfa.send(submitted)
    expect(mfa.context().failure).toBeNull()
    expect(mfa.start).toHaveLength(2)
  })

  test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '<b>', '=1+1', '😀'])(
    'does not take %j for a code',
    async (code) => {
      const mfa = await enrolling()
      giveCode(mfa, code)
      expect(mfa.value()).toBe('enrolling')
      expect(mfa.context().code.errors.code).toBe('Enter all six digits.')
      expect(mfa.verify).toEqual([])
    },
  )

  test('checks a code once, and a wrong one makes room for the next', async () => {
    const mfa = await enrolling()
    giveCode(mfa)
    mfa.send(codeSubmitted)
    mfa.send({ type: 'code.edited', code: '999999' })
    await mfa.verify[0]?.fail(new MfaError('Wrong.', 'wrongCode'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().code).toEqual({
      values: { code: '' },
      errors: { code: 'That code is not right. Enter the one your app shows now.' },
    })
    giveCode(mfa, '654321')
    expect(mfa.verify.map(({ input }) => input.code)).toEqual(['123456', '654321'])
  })

  test('asks for the present code where one came too late', async () => {
    const mfa = await enrolling()
    giveCode(mfa)
    await mfa.verify[0]?.fail(new MfaError('Expired.', 'codeExpired'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().code.errors.code).toMatch(/^That took too long/)
  })

  test('keeps a code that could not be checked', async () => {
    const mfa = await enrolling()
    giveCode(mfa)
    await mfa.verify[0]?.fail(new Error('No connection'))
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context()).toMatchObject({ failure: 'No connection', code: { values: { code: '123456' } } })
  })

  test('that is gone meanwhile begins again', async () => {
    const mfa = await enrolling()
    giveCode(mfa)
    await mfa.verify[0]?.fail(new MfaError('Gone.', 'enrollmentExpired'))
    expect(mfa.value()).toBe('naming')
    expect(mfa.context()).toMatchObject({
      failure: 'This took too long, so it has to begin again.',
      enrollment: null,
      fields: { values: { name: 'Authenticator app' } },
    })
  })

  test.each(['answer', 'fail'] as const)(
    'that is given up is removed, whatever comes of it: %s',
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

describe('a telephone', () => {
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
  ])('has no number such as %j', async (number) => {
    const mfa = startMfa()
    await mfa.listed()
    mfa.send({ type: 'enrollment.requested', factorType: 'phone' })
    mfa.send({ type: 'field.edited', name: 'phone', value: number })
    mfa.send(submitted)
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.phone).toMatch(/^Please enter (your|the) number/)
  })

  test('gets a message and answers it', async () => {
    const mfa = await texted()
    expect(mfa.start[0]?.input).toEqual({ factorType: 'phone', name: 'Phone', phone: '+46701234567' })
    expect(mfa.text[0]?.input).toBe('new')
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().note).toBeNull()
    giveCode(mfa)
    expect(mfa.verify[0]?.input).toEqual({ factorId: 'new', challengeId: 'challenge-1', code: '123456' })
  })

  test('gets another message when asked for', async () => {
    const mfa = await texted()
    mfa.send({ type: 'message.requested' })
    mfa.send({ type: 'message.requested' })
    expect(mfa.value()).toBe('texting')
    await mfa.text[1]?.answer('challenge-2')
    expect(mfa.context()).toMatchObject({
      challengeId: 'challenge-2',
      note: expect.stringMatching(/^We have sent/),
    })
    giveCode(mfa)
    expect(mfa.context().note).toBeNull()
    expect(mfa.verify[0]?.input.challengeId).toBe('challenge-2')
    expect(mfa.text).toHaveLength(2)
  })

  test('gets another message by itself when a code has expired', async () => {
    const mfa = await texted()
    giveCode(mfa)
    await mfa.verify[0]?.fail(new MfaError('Expired.', 'codeExpired'))
    expect(mfa.value()).toBe('texting')
    await mfa.text[1]?.answer('challenge-2')
    expect(mfa.context().code).toEqual({
      values: { code: '' },
      errors: { code: 'That code has expired. We are sending you a new one.' },
    })
  })

  test('says that its wrong code was of a message', async () => {
    const mfa = await texted()
    giveCode(mfa)
    await mfa.verify[0]?.fail(new MfaError('Wrong.', 'wrongCode'))
    expect(mfa.context().code.errors.code).toMatch(/newest message/)
  })

  test('whose message could not be sent can be sent another', async () => {
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
    await mfa.text[1]?.fail(new MfaError('Gone.', 'enrollmentExpired'))
    expect(mfa.value()).toBe('naming')
  })
})

describe('a removal', () => {
  async function confirming() {
    const mfa = startMfa()
    await mfa.listed(app, phone)
    mfa.send({ type: 'removal.requested', factor: app })
    return mfa
  }

  test('is confirmed first', async () => {
    const mfa = await confirming()
    expect(mfa.value()).toBe('confirming')
    mfa.send({ type: 'removal.cancelled' })
    expect(mfa.value()).toBe('enrolled')
    expect(mfa.remove).toEqual([])
    const other = startMfa()
    await other.listed(leftover)
    other.send({ type: 'removal.requested', factor: leftover })
    other.send({ type: 'removal.cancelled' })
    expect(other.value()).toBe('none')
  })

  test('takes the factor away, once', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    mfa.send({ type: 'removal.confirmed' })
    mfa.send({ type: 'removal.cancelled' })
    expect(mfa.value()).toBe('unenrolling')
    expect(mfa.remove.map(({ input }) => input)).toEqual(['app'])
    await mfa.remove[0]?.answer()
    expect(mfa.emitted).toEqual([{ type: 'factor.removed', factor: app }])
    await mfa.listed(phone)
    expect(mfa.context().factors).toEqual([phone])
  })

  test('that fails is told where it was asked, and can be tried again', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    await mfa.remove[0]?.fail(new Error('No connection'))
    expect(mfa.value()).toBe('confirming')
    expect(mfa.context().failure).toBe('No connection')
    mfa.send({ type: 'removal.confirmed' })
    expect(mfa.remove).toHaveLength(2)
  })

  test('that needs a second factor asks for it and goes on', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    await mfa.remove[0]?.fail(needed)
    expect(mfa.value()).toBe('challenged')
    mfa.send({ type: 'secondFactor.verified' })
    expect(mfa.value()).toBe('unenrolling')
    expect(mfa.remove[1]?.input).toBe('app')
  })

  test('is not made without the second factor that it needs', async () => {
    const mfa = await confirming()
    mfa.send({ type: 'removal.confirmed' })
    await mfa.remove[0]?.fail(needed)
    mfa.send({ type: 'secondFactor.cancelled' })
    expect(mfa.value()).toBe('enrolled')
    expect(mfa.context().failure).toMatch(/^Nothing was changed/)
    mfa.send(oneMore)
    expect(mfa.context()).toMatchObject({ failure: null, factorToRemove: null })
  })
})

test('adding that needs a second factor asks for it and goes on', async () => {
  const mfa = startMfa()
  await mfa.listed(app)
  mfa.send(oneMore)
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

test('who leaves aborts what is in flight', async () => {
  const loading = startMfa()
  loading.actor.stop()
  expect(loading.list[0]?.signal.aborted).toBe(true)
  const mfa = await enrolling()
  giveCode(mfa)
  mfa.actor.stop()
  expect(mfa.verify[0]?.signal.aborted).toBe(true)
})
