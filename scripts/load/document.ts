export const QUESTIONS = [
  'Who inspected the pumping station?',
  'How many liters per second does the largest pump move?',
  'How long does the emergency generator run?',
] as const

/** The text of a user's document, of about 4 KiB: a report with the answers, and measurements. */
export function documentText(user: number): string {
  const report = `# Pumping station ${user}

The pumping station was inspected by Salma Idris in year ${1900 + user}. The largest pump of station ${user} moves ${240 + user} liters per second. The emergency generator runs for ${10 + (user % 9)} hours with a full tank.
`
  const days = Array.from({ length: 30 }, (_, index) => index + 1)
  const measured = days.map(
    (day) =>
      `On day ${day} basin ${(day * 7 + user) % 31} contained ${(day * 13 + user) % 997} cubic meters of water and the valve to channel ${day % 17} was open for ${day % 23} hours.\n\n`,
  )
  return [report, ...measured].join('\n')
}
