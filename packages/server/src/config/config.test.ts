import path from 'node:path'
import { company, defaultCvMaxBytes } from '@atrium/contract/core'
import { badgeFields } from '@atrium/contract/people'
import { ConfigError, readConfig } from './config.ts'

it('needs no settings', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('data'),
    database: { kind: 'embedded', directory: path.resolve('data/db') },
    seed: 'samples',
    smtpUrl: undefined,
    companyMail: company.careersEmail,
    contactMail: company.email,
    subscribeRateLimit: { max: 20, window: 600_000 },
    emailRateLimit: { max: 30, window: 600_000 },
    passwordRateLimit: { max: 30, window: 600_000 },
    lookupRateLimit: { max: 20, window: 600_000 },
    publicEmployeeFields: badgeFields,
    signInFailures: 30,
    popupRepeat: 'once',
    loadingScreenMs: 1500,
    cvMaxBytes: defaultCvMaxBytes,
    hosts: { api: '', login: '', email: '', holidays: '' },
    holidayService: undefined,
    trustProxy: false,
    metricsAddress: undefined,
    clamdAddress: undefined,
  })
})

it('adds no samples to a PostgreSQL database by default', () => {
  const DATABASE_URL = 'postgres://user:secret@db.example/atrium'
  expect(readConfig({ DATABASE_URL })).toMatchObject({
    database: { kind: 'postgres', url: DATABASE_URL },
    seed: 'none',
  })
  expect(readConfig({ DATABASE_URL, SEED: 'samples' }).seed).toBe('samples')
})

it('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    smtpUrl: undefined,
    database: { kind: 'embedded' },
  })
})

it('uses an external holiday service only when its address is set', () => {
  const HOLIDAYS_SERVICE_KEY = 'secret-key'
  expect(readConfig({ HOLIDAYS_SERVICE_KEY }).holidayService).toBeUndefined()
  const HOLIDAYS_SERVICE_URL = 'https://holidays.example/'
  expect(readConfig({ HOLIDAYS_SERVICE_URL, HOLIDAYS_SERVICE_KEY }).holidayService).toEqual({
    url: 'https://holidays.example',
    key: 'secret-key',
  })
})

it.each([
  ['true', true],
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('reads TRUST_PROXY %p', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(trustProxy)
})

it.each([
  ['', badgeFields],
  ['none', []],
  ['name', ['name']],
  [' serial , computerinfo,name,,name', ['name', 'computerinfo', 'serial']],
])(
  'shows the public the fields of an employee that PUBLIC_EMPLOYEE_FIELDS %p names',
  (PUBLIC_EMPLOYEE_FIELDS, fields) => {
    expect(readConfig({ PUBLIC_EMPLOYEE_FIELDS }).publicEmployeeFields).toEqual(fields)
  },
)

it.each([
  ['name, phone', '"phone"'],
  ['none,name', '"none"'],
  ['Name;EMAIL', '"Name;EMAIL"'],
])('does not start with the invalid PUBLIC_EMPLOYEE_FIELDS %p', (PUBLIC_EMPLOYEE_FIELDS, wrong) => {
  const read = () => readConfig({ PUBLIC_EMPLOYEE_FIELDS })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(
    `- PUBLIC_EMPLOYEE_FIELDS must be some of ${badgeFields.join(', ')}, or none; it has ${wrong}`,
  )
})

it('reports all invalid settings at once, without passwords', () => {
  const read = () =>
    readConfig({
      PORT: '80a',
      SMTP_URL: 'http://user:secret@mail',
      COMPANY_MAIL: 'nobody',
      LOG_LEVEL: 'loud',
      CONTACT_MAIL: 'office@',
      SUBSCRIBE_RATE_LIMIT: '0',
      EMAIL_RATE_LIMIT: 'many',
      LOOKUP_RATE_LIMIT: '0',
      EMAIL_BLOCK_HEADLESS: 'yes',
      EMAIL_THROTTLE_MS: '-1',
      POPUP_REPEAT: 'never',
      LOADING_SCREEN_MS: 'none',
      METRICS_ADDRESS: '127.0.0.1',
    })
  expect(read).toThrow(ConfigError)

  for (const name of [
    'PORT',
    'SMTP_URL',
    'COMPANY_MAIL',
    'LOG_LEVEL',
    'CONTACT_MAIL',
    'SUBSCRIBE_RATE_LIMIT',
    'EMAIL_RATE_LIMIT',
    'LOOKUP_RATE_LIMIT',
    'EMAIL_BLOCK_HEADLESS',
    'EMAIL_THROTTLE_MS',
    'POPUP_REPEAT',
    'LOADING_SCREEN_MS',
    'METRICS_ADDRESS',
  ])
    expect(read).toThrow(`- ${name} must`)
  expect(read).not.toThrow('secret')
})

it('reads addresses with brackets around IPv6', () => {
  const read = (METRICS_ADDRESS: string) => readConfig({ METRICS_ADDRESS }).metricsAddress
  expect(read('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(read('[::1]:9464')).toEqual({ host: '::1', port: 9464 })
  const socket = '/run/clamav/clamd.ctl'
  expect(readConfig({ CLAMD_ADDRESS: socket }).clamdAddress).toEqual({ path: socket })
})
