import { setCompany } from '@atrium/contract/core'
import { readConfig } from '#config/config.ts'
import { pageSettings } from './pageSettings.ts'

it('sends the page no default settings', () => {
  expect(Object.keys(pageSettings(readConfig({})))).toEqual(['hosts', 'cvMaxBytes'])
})

describe('for another company than that of the samples', () => {
  afterEach(() => setCompany())

  it('sends the facts that differ', () => {
    setCompany({ name: 'Gəncə Dent', phone: '+994 12 000 00 00' })
    expect(pageSettings(readConfig({}))).toMatchObject({ company: { name: 'Gəncə Dent' } })
  })
})

it('sends the account at another e-mail service, and how often the popup appears', () => {
  const config = readConfig({
    EMAIL_URL: 'https://api.emailjs.example',
    EMAIL_SERVICE_ID: 'service_1',
    EMAIL_USER_ID: 'public_key',
    EMAIL_CUSTOMER_TEMPLATE: 'template_1',
    EMAIL_BUSINESS_TEMPLATE: 'template_2',
    EMAIL_BLOCK_HEADLESS: 'true',
    EMAIL_THROTTLE_MS: '10000',
    EMAIL_BLOCK_LIST: 'spam@example.com, more@example.com,',
    POPUP_REPEAT: 'always',
    LOADING_SCREEN_MS: '0',
    SMTP_URL: 'smtp://user:secret@mail.example',
    HOLIDAYS_SERVICE_URL: 'https://holidays.example',
    HOLIDAYS_SERVICE_KEY: 'secret',
  })
  expect(pageSettings(config)).toEqual({
    hosts: { api: '', login: '', email: 'https://api.emailjs.example', holidays: '' },
    cvMaxBytes: config.cvMaxBytes,
    email: {
      serviceId: 'service_1',
      accountId: 'public_key',
      customerTemplate: 'template_1',
      businessTemplate: 'template_2',
      blockHeadless: true,
      throttleMs: 10_000,
      blockList: ['spam@example.com', 'more@example.com'],
    },
    popupRepeat: 'always',
  })
})
