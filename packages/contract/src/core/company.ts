import type { Language } from './language.ts'
import type { Colours } from './palette.ts'

/** The facts about the company of this site: pages, mails, labels, cards and files name it only by them. */
export interface Company {
  readonly name: string
  /** What it does, in a few words: the title of the home page and the foot of every page. */
  readonly tagline: Readonly<Record<Language, string>>
  /** Identifies meetings in calendars: a change would duplicate the meetings there. */
  readonly domain: string
  /** The host of its site, as cards and labels show it. */
  readonly website: string
  readonly phone: string
  readonly email: string
  /** Receives applications. */
  readonly careersEmail: string
  /** Receives requests for days off. */
  readonly peopleEmail: string
  readonly address: Readonly<Record<Language, string>>
  /** Degrees, WGS 84. */
  readonly location: Readonly<{ latitude: number; longitude: number }>
  /** The city of its clock. */
  readonly city: Readonly<Record<Language, string>>
  readonly timeZone: string
  /** ISO 4217; salaries are in it. */
  readonly currency: string
  /** The address of its page in each network; empty without one. */
  readonly social: Readonly<Record<SocialNetwork, string>>
  /** The address of its application in a store; empty without one. */
  readonly appStore: string
  /** The address of its profile at a partner; empty without one. */
  readonly partnerProfile: string
  readonly colours: Colours
  readonly logo: Logo
}

/** A stored logo, by which its files are named; the shipped mark with the name where the hash is empty. */
export interface Logo {
  readonly hash: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** It is seen on a dark ground only. */
  readonly isLight: boolean
}

/** The icons that are made of a logo, by their side in pixels; a system cuts its own shape out of the maskable one. */
export const logoIcons = [32, 180, 192, 512, 'maskable'] as const
export type LogoIcon = (typeof logoIcons)[number]

export const logoAddress = ({ hash }: Logo): string => `/site/logo-${hash}.png`
export const iconAddress = ({ hash }: Logo, icon: LogoIcon): string => `/site/icon-${hash}-${icon}.png`

/** The networks in the order of the links. */
export const socialNetworks = ['LinkedIn', 'Instagram', 'Facebook'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The company of the samples. */
export const sampleCompany: Company = {
  name: 'Caspora',
  tagline: {
    AZ: 'İT və layihə idarəetməsi',
    EN: 'IT and project management',
    RU: 'ИТ и управление проектами',
  },
  domain: 'caspora.example',
  website: 'caspora.example',
  phone: '+994 12 000 00 00',
  email: 'hello@caspora.example',
  careersEmail: 'careers@caspora.example',
  peopleEmail: 'people@caspora.example',
  address: {
    AZ: 'Nizami küçəsi 1, Bakı',
    EN: 'Nizami street 1, Baku',
    RU: 'улица Низами, 1, Баку',
  },
  location: { latitude: 40.3762, longitude: 49.8413 },
  city: { AZ: 'Bakı', EN: 'Baku', RU: 'Баку' },
  timeZone: 'Asia/Baku',
  currency: 'AZN',
  social: {
    LinkedIn: 'https://www.linkedin.com/company/caspora-example',
    Instagram: 'https://www.instagram.com/caspora.example',
    Facebook: 'https://www.facebook.com/caspora.example',
  },
  appStore: 'https://apps.apple.com/app/caspora-example',
  partnerProfile: 'https://clutch.co/profile/caspora-example',
  colours: { accent: '', dark: '' },
  logo: { hash: '', width: 0, height: 0, isLight: false },
}

/** The company as it is now: read the facts where they are used, not when a module loads. */
export const company: Company = { ...sampleCompany }

/** Whether the site shows the company of the samples. Only the setup writes another domain. */
export const isSampleCompany = (): boolean => company.domain === sampleCompany.domain

/** The facts that differ from those of the samples. */
export const companyChanges = (): Partial<Company> =>
  Object.fromEntries(
    Object.entries(company).filter(
      ([fact, value]) => JSON.stringify(value) !== JSON.stringify(sampleCompany[fact as keyof Company]),
    ),
  )

/** Replaces the facts about the company; a fact that is left out is the one of the samples. */
export function setCompany(facts: Partial<Company> = {}): void {
  Object.assign(company, sampleCompany, facts)
}

/** The links to the company. */
export const contacts = {
  phoneHref: () => `tel:${company.phone.replace(/[^+\d]/g, '')}`,
  emailHref: () => `mailto:${company.email}`,
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
