import type { Language } from './language.ts'

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
  /** ISO 4217; salaries are in it. */
  currency: 'AZN',
  social: {
    LinkedIn: 'https://www.linkedin.com/company/caspora-example',
    Instagram: 'https://www.instagram.com/caspora.example',
    Facebook: 'https://www.facebook.com/caspora.example',
  },
  appStore: 'https://apps.apple.com/app/caspora-example',
} as const

/** The links to the company. */
export const contacts = {
  phoneHref: `tel:${company.phone.replace(/[^+\d]/g, '')}`,
  emailHref: `mailto:${company.email}`,
  /** A maps search for the office, which phones open in their own application. */
  mapsSearch: (language: Language) =>
    `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(company.address[language])}`,
  /** The map that may be embedded, about 900 m around the office. */
  mapEmbed: () => {
    const { latitude, longitude } = company.location
    const box = [longitude - 0.006, latitude - 0.0035, longitude + 0.006, latitude + 0.0035]
    const query = new URLSearchParams({
      bbox: box.join(','),
      layer: 'mapnik',
      marker: `${latitude},${longitude}`,
    })
    return `https://www.openstreetmap.org/export/embed.html?${query}`
  },
} as const
