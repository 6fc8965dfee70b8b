import type { sections } from '#core/pages.ts'

/** A field of an item. */
export interface ContentField {
  /** The most characters. */
  max: number
  /** Several lines; an empty line begins a paragraph. */
  isLong?: true
  isOptional?: true
  /**
   * A whole number, a picture (`describedAddress`, or the address of a shipped one), a film (`filmAddress`) for the fact `picture`, the
   * id of a person, or blocks with headings and points. @default a text
   */
  form?: 'number' | 'picture' | 'film' | 'person' | 'blocks'
}

const picture = { max: 3000, form: 'picture' } as const

/** Where the texts of the application have something shipped, and the published one stands in its place: a key in a namespace. */
export interface ContentPlace {
  namespace: string
  path: string
  /** The shipped texts suit every company. */
  isGeneral?: true
}

interface ContentKindRow {
  /**
   * The place of the items. Missing for services and members of the team, which have calls of their own, and for a kind with `fixed`
   * items.
   */
  place?: ContentPlace
  /** The keys of the items, with the place of each: none is added, sorted or removed. */
  fixed?: Readonly<Record<string, ContentPlace>>
  /** The section of a page that shows nothing else: no link leads to it while it is empty. */
  section?: keyof typeof sections
  /** Fields with a text in each language. */
  texts: Readonly<Record<string, ContentField>>
  /** Fields that are the same in every language. */
  facts: Readonly<Record<string, ContentField>>
}

/** What editors write for visitors, in the order of the menu. */
export const contentKinds = {
  question: {
    place: { namespace: 'about', path: 'faq.items' },
    section: 'faq',
    texts: { question: { max: 160 }, answer: { max: 3000, isLong: true } },
    facts: {},
  },
  counter: {
    place: { namespace: 'home', path: 'counters.items' },
    texts: { label: { max: 160 } },
    facts: { target: { max: 6, form: 'number' }, suffix: { max: 3, isOptional: true } },
  },
  reason: {
    place: { namespace: 'home', path: 'why.items' },
    texts: { title: { max: 60 }, text: { max: 300, isLong: true } },
    facts: { picture },
  },
  partner: {
    place: { namespace: 'about', path: 'partners.items' },
    section: 'partners',
    texts: {},
    facts: {
      name: { max: 60 },
      logo: { ...picture, isOptional: true },
      mark: { max: 300, isOptional: true },
    },
  },
  member: {
    section: 'meetOurTeam',
    texts: {},
    facts: { person: { max: 9, form: 'person' }, portrait: { ...picture, isOptional: true } },
  },
  service: {
    texts: {
      name: { max: 80 },
      heading: { max: 120 },
      subtitle: { max: 160, isOptional: true },
      text: { max: 500, isLong: true },
      blocks: { max: 8000, isLong: true, isOptional: true, form: 'blocks' },
    },
    facts: {
      picture1: picture,
      picture2: { ...picture, isOptional: true },
      picture3: { ...picture, isOptional: true },
      picture4: { ...picture, isOptional: true },
      picture5: { ...picture, isOptional: true },
    },
  },
  pageHeader: {
    fixed: {
      home: { namespace: 'home', path: 'hero' },
      about: { namespace: 'about', path: 'hero' },
      service: { namespace: 'services', path: 'hero', isGeneral: true },
      career: { namespace: 'careers', path: 'hero', isGeneral: true },
    },
    texts: { title: { max: 120 }, text: { max: 300 } },
    facts: {
      picture: { ...picture, isOptional: true },
      film: { max: 40, isOptional: true, form: 'film' },
    },
  },
  story: {
    fixed: { story: { namespace: 'about', path: 'story' } },
    section: 'whoWeAre',
    texts: {
      text: { max: 3000, isLong: true },
      founded: { max: 40, isOptional: true },
      people: { max: 40, isOptional: true },
      cities: { max: 120, isOptional: true },
    },
    facts: {},
  },
  privacy: {
    fixed: { privacy: { namespace: 'privacy', path: 'own.item' } },
    texts: { text: { max: 8000, isLong: true, isOptional: true } },
    facts: {},
  },
  workReason: {
    place: { namespace: 'careers', path: 'why.items' },
    section: 'whyWork',
    texts: { title: { max: 60 }, text: { max: 300, isLong: true } },
    facts: { picture },
  },
} as const satisfies Record<string, ContentKindRow>

export type ContentKind = keyof typeof contentKinds

export const contentKindNames = Object.keys(contentKinds) as ContentKind[]

export const isContentKind = (text: string | undefined): text is ContentKind =>
  contentKindNames.some((kind) => kind === text)

export const contentKindOf = (kind: ContentKind): ContentKindRow => contentKinds[kind]

/** Items of one kind. */
export const mostContentItems = 100

/** How long a private link to a draft lives. */
export const previewDays = 7

/** How long a person counts as editing what they have opened. */
export const editingSeconds = 75

/** How many published versions an editor sees. */
export const shownVersions = 50
