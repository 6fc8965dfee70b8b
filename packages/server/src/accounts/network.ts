import { isIPv6 } from 'node:net'

/**
 * The network of a caller for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * household owns all addresses below that prefix.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  return [...start, ...Array<string>(zeros).fill('0'), ...end]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
