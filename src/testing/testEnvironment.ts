import type { Environment } from '#config/environment.ts'

const origin = 'http://localhost'

/** A deployment that sets nothing; calls need an absolute address in Node. */
export const testEnvironment: Environment = {
  hosts: { api: origin, login: origin, email: origin, holidays: origin, site: origin },
  apiCredentials: 'same-origin',
  cvMaxBytes: 10 * 1024 * 1024,
  email: {
    serviceId: 'atrium',
    userId: 'atrium',
    templates: { customer: 'contact_customer', business: 'contact_business', offDay: 'off_day_request' },
    blockHeadless: false,
    throttleMs: 0,
    blockList: [],
  },
  popupRepeat: 'always',
  company: {},
  loadingScreenMs: 1500,
}
