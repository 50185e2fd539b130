import * as v from 'valibot'

const IPV4 = v.pipe(v.string(), v.ipv4())
const IPV6 = v.pipe(v.string(), v.ipv6())

/**
 * The network address of the sender, as `private.sender()` of the migrations finds it: an IPv4 address or the first 64
 * bits of an IPv6 address. Null if unknown.
 */
export function senderOf({ headers }: Request): string | null {
  const address = headers.get('cf-connecting-ip') ?? ''
  if (v.is(IPV4, address)) return address
  return v.is(IPV6, address) ? networkOf(address) : null
}

/** The first four groups of an IPv6 address, without leading zeros. */
function networkOf(address: string): string {
  const [start = '', end] = address.toLowerCase().split('::')
  const groups = start === '' ? [] : start.split(':')
  const rest = end === undefined || end === '' ? [] : end.split(':')
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
