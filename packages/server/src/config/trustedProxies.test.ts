import { trustedProxies } from './trustedProxies.ts'

it('accepts a number of proxies, and passes other values to Fastify', () => {
  const trusts = trustedProxies(2)
  expect([0, 1, 2].map((hop) => typeof trusts === 'function' && trusts('10.0.0.1', hop))).toEqual([
    true,
    true,
    false,
  ])
  for (const setting of [true, false, '10.0.0.0/8']) expect(trustedProxies(setting)).toBe(setting)
})
