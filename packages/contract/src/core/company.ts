/**
 * The company of this site. Another company edits this file, the texts under `public/Locales` and the samples; no
 * other file names the company.
 */
export const company = {
  name: 'Caspora',
  domain: 'caspora.example',
  phone: '+994 12 000 00 00',
  email: 'hello@caspora.example',
  /** Receives applications. */
  careersEmail: 'careers@caspora.example',
  /** Receives requests for days off. */
  peopleEmail: 'people@caspora.example',
  address: {
    AZ: 'Nizami küçəsi 1, Bakı',
    EN: 'Nizami street 1, Baku',
    RU: 'улица Низами, 1, Баку',
  },
  /** Degrees, WGS 84. */
  location: { latitude: 40.3762, longitude: 49.8413 },
  /** The city of its clock. */
  city: { AZ: 'Bakı', EN: 'Baku', RU: 'Баку' },
  /** The time zone of the company. */
  timeZone: 'Asia/Baku',
  social: {
    LinkedIn: 'https://www.linkedin.com/company/caspora-example',
    Instagram: 'https://www.instagram.com/caspora.example',
    Facebook: 'https://www.facebook.com/caspora.example',
  },
  appStore: 'https://apps.apple.com/app/caspora-example',
} as const
