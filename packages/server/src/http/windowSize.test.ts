import type { FastifyRequest } from 'fastify'
import { windowSizeOf } from './windowSize.ts'

const firefoxOnAndroid = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15'
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1'

const sizeOf = (headers: Record<string, string>, cookies?: Record<string, string>) => {
  const { widthEm, hasFinePointer } = windowSizeOf({ headers, cookies } as unknown as FastifyRequest)
  return `${widthEm} em, ${hasFinePointer ? 'fine' : 'coarse'}`
}

it('a window has the size of its cookie', () => {
  expect(sizeOf({ 'user-agent': safariOnPhone }, { window: '52f' })).toBe('52 em, fine')
  expect(sizeOf({ 'user-agent': safari }, { window: '30c' })).toBe('30 em, coarse')
})

it.each([
  [{ 'user-agent': safariOnPhone }, '24 em, coarse'],
  [{ 'user-agent': firefoxOnAndroid }, '24 em, coarse'],
  [{ 'sec-ch-ua-mobile': '?1' }, '24 em, coarse'],
  [{ 'sec-ch-ua-mobile': '?0', 'user-agent': safari }, '90 em, fine'],
  [{}, '90 em, fine'],
])('without a cookie, the window of %p is %s', (headers, size) => {
  expect(sizeOf(headers)).toBe(size)
  expect(sizeOf(headers, { window: 'wide' })).toBe(size)
})
