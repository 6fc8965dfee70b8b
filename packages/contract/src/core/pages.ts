interface PageRow {
  /** With `:name` parameters. */
  path: `/${string}`
  /** Namespaces of the texts that the first view needs, besides those of every page of the area. */
  texts?: readonly string[]
}

/**
 * The pages (spec 2), by area: the browser routes by them, the server answers 404 to every other address. Menus keep the
 * order of the rows.
 */
export const pageTable = {
  public: {
    home: { path: '/', texts: ['home'] },
    about: { path: '/about', texts: ['about', 'services'] },
    services: { path: '/service', texts: ['services'] },
    service: { path: '/service/:id', texts: ['services'] },
    careers: { path: '/career', texts: ['careers'] },
    vacancy: { path: '/career/:id', texts: ['careers'] },
    contact: { path: '/contact', texts: ['contact', 'validation'] },
    apply: { path: '/app/:id', texts: ['careers', 'validation'] },
    sendCv: { path: '/sendCv', texts: ['careers', 'validation'] },
    /** The weekly report of a finished project. */
    report: { path: '/report', texts: ['report', 'services'] },
    /** A letter of the newsletter that was sent. */
    publishedLetter: { path: '/newsletter/:id', texts: ['archive'] },
    privacy: { path: '/privacy', texts: ['privacy'] },
  },
  /** The newsletter's mails lead here, with `?token=`. */
  newsletter: {
    confirmSubscription: { path: '/subscribe/confirm', texts: ['newsletter'] },
    unsubscribe: { path: '/subscribe/unsubscribe', texts: ['newsletter'] },
  },
  /** For a person who scans the code of an employee, a room or a card, or follows a link; outside the shell. */
  lookup: {
    employee: { path: '/employee-qr/:idnumber', texts: ['lookup'] },
    rooms: { path: '/rooms', texts: ['lookup'] },
    room: { path: '/rooms/:roomname', texts: ['lookup'] },
    card: { path: '/codes/:name', texts: ['card'] },
    /** The address in mails about a meeting; the token lets its holder answer as the invited person. */
    invitation: { path: '/invitation/:token', texts: ['invitation', 'days'] },
    /** The address in mails to an applicant; the token lets its holder see, correct and delete the application. */
    ownApplication: { path: '/application/:token', texts: ['application', 'careers', 'validation'] },
    /** The address in the mail to another address of an applicant; the token confirms it. */
    confirmEmail: { path: '/application/:token/email', texts: ['application'] },
    /** A draft of the content, for everybody who has the link. */
    contentPreview: { path: '/preview/:token', texts: ['content', 'home', 'about', 'services'] },
  },
  /** Sign-in and passwords; outside the shell. */
  auth: {
    staffLogin: { path: '/staff/login', texts: ['login', 'validation'] },
    forgotPassword: { path: '/staff/forgot-password', texts: ['login', 'validation'] },
    /** A mail's link leads here with `#token=`: the part after the # reaches no log. */
    resetPassword: { path: '/staff/reset-password', texts: ['login', 'validation'] },
  },
  /** Open only to a signed-in person (departure 10). */
  staff: {
    /** The start page: the day at a glance. */
    today: { path: '/staff', texts: ['today', 'news', 'days', 'schedule'] },
    profile: { path: '/staff/profile', texts: ['profile', 'validation'] },
    security: { path: '/staff/profile/security', texts: ['profile', 'validation'] },
    notifications: { path: '/staff/profile/notifications', texts: ['news', 'schedule'] },
    /** What the person has chosen for all devices. */
    settings: { path: '/staff/profile/settings', texts: ['settings'] },
    news: { path: '/staff/news', texts: ['news'] },
    chat: { path: '/staff/chat' },
    chatProfile: { path: '/staff/chat/user-profile', texts: ['profile'] },
    chatSchedule: { path: '/staff/chat/user-profile/schedule', texts: ['schedule', 'days'] },
    suggestions: { path: '/staff/suggestion', texts: ['suggestions', 'validation'] },
    calendar: { path: '/staff/calendar', texts: ['calendar', 'schedule', 'days'] },
    requests: { path: '/staff/requests', texts: ['requests', 'leave', 'schedule', 'days', 'validation'] },
    /** All colleagues, as a table or by who leads whom. */
    directory: { path: '/staff/directory', texts: ['directory', 'table'] },
    /** QR codes to print: badges, door plates, cards. */
    labels: { path: '/staff/labels', texts: ['labels'] },
    /** What the people who run the company do: each page of the desk asks for its permission (`deskPages`). */
    desk: {
      path: '/staff/desk',
      texts: ['desk', 'leave', 'changes', 'inbox', 'suggestions', 'validation'],
    },
    people: { path: '/staff/desk/people', texts: ['desk', 'people', 'table', 'validation'] },
    newPerson: {
      path: '/staff/desk/people/new',
      texts: ['desk', 'people', 'candidate', 'days', 'validation'],
    },
    /** People by a CSV file; the page of people leads here. */
    peopleImport: { path: '/staff/desk/people/import', texts: ['desk', 'peopleImport', 'people', 'table'] },
    person: {
      path: '/staff/desk/people/:id',
      texts: ['desk', 'people', 'leave', 'table', 'days', 'validation'],
    },
    leave: { path: '/staff/desk/leave', texts: ['desk', 'leave', 'days', 'table', 'validation'] },
    /** Changes of records that people ask for. */
    changes: { path: '/staff/desk/changes', texts: ['desk', 'changes', 'table', 'validation'] },
    vacancies: { path: '/staff/desk/vacancies', texts: ['desk', 'vacancies', 'table'] },
    newVacancy: {
      path: '/staff/desk/vacancies/new',
      texts: ['desk', 'vacancies', 'careers', 'days', 'validation'],
    },
    vacancyDesk: {
      path: '/staff/desk/vacancies/:id',
      texts: ['desk', 'vacancies', 'careers', 'days', 'validation'],
    },
    /** Everybody who has applied, as a table or as a board. */
    applications: {
      path: '/staff/desk/applications',
      texts: ['desk', 'applications', 'table', 'validation'],
    },
    /** Stages, and templates of mails; the page of applications leads here. */
    hiringSettings: {
      path: '/staff/desk/applications/settings',
      texts: ['desk', 'hiringSettings', 'applications', 'validation'],
    },
    application: {
      path: '/staff/desk/applications/:id',
      texts: ['desk', 'applications', 'candidate', 'table', 'validation'],
    },
    newsDesk: { path: '/staff/desk/news', texts: ['desk', 'newsDesk', 'news', 'table', 'validation'] },
    newsItem: {
      path: '/staff/desk/news/:id',
      texts: ['desk', 'newsDesk', 'news', 'pictures', 'days', 'validation'],
    },
    inbox: {
      path: '/staff/desk/suggestions',
      texts: ['desk', 'inbox', 'suggestions', 'table', 'validation'],
    },
    team: { path: '/staff/desk/team', texts: ['desk', 'team', 'leave', 'days'] },
    balances: { path: '/staff/desk/balances', texts: ['desk', 'balances', 'leave', 'table', 'validation'] },
    roomsDesk: { path: '/staff/desk/rooms', texts: ['desk', 'roomsDesk', 'table', 'validation'] },
    /** What editors write for visitors, with `?kind=`. */
    content: { path: '/staff/desk/content', texts: ['desk', 'content'] },
    /** The key `new` adds an item. */
    contentItem: {
      path: '/staff/desk/content/:kind/:key',
      texts: ['desk', 'content', 'days', 'validation', 'pictures'],
    },
    /** Letters to the subscribers of the newsletter, and these. */
    letters: { path: '/staff/desk/letters', texts: ['desk', 'letters', 'table'] },
    letter: { path: '/staff/desk/letters/:id', texts: ['desk', 'letters', 'pictures', 'days', 'validation'] },
    /** The mails that wait or have failed. */
    outbox: { path: '/staff/desk/outbox', texts: ['desk', 'outbox', 'table'] },
    /** What strangers see on the public site. */
    site: { path: '/staff/desk/site', texts: ['desk', 'site', 'lookup', 'validation'] },
    /** The own company in the place of the samples; the overview of the desk leads here. */
    setup: { path: '/staff/desk/setup', texts: ['desk', 'setup', 'site', 'validation'] },
    /** The texts of the interface and of mails. */
    translations: {
      path: '/staff/desk/translations',
      texts: ['desk', 'translations', 'table', 'validation'],
    },
    /** With the texts of what it records. */
    audit: {
      path: '/staff/desk/audit',
      texts: [
        'desk',
        'audit',
        'people',
        'leave',
        'changes',
        'suggestions',
        'balances',
        'vacancies',
        'site',
        'table',
      ],
    },
  },
} as const satisfies Record<string, Record<string, PageRow>>

type Table = typeof pageTable
type PageArea = keyof Table
type Rows = Table['public'] & Table['newsletter'] & Table['lookup'] & Table['auth'] & Table['staff']
export type PageName = keyof Rows
export type StaffPageName = keyof Table['staff']

const areas = Object.keys(pageTable) as PageArea[]
const rows: Rows = Object.assign({}, ...Object.values(pageTable))
const names = Object.keys(rows) as PageName[]

/** The address of each page. */
export const pages = Object.fromEntries(names.map((page) => [page, rows[page].path])) as {
  [Page in PageName]: Rows[Page]['path']
}

/** The sections that a link may lead to (spec 2, footer); each is the id of an element. */
export const sections = {
  aboutHeader: 'aboutHeader',
  whoWeAre: 'whoWeAre',
  partners: 'partners',
  meetOurTeam: 'meetOurTeam',
  faq: 'faq',
  whyWork: 'whyWork',
  contactUs: 'contactUs',
  address: 'address',
  vacancies: 'vacancies',
} as const

/** The id of the element with a request, for links to it. */
export const requestAnchor = (kind: 'leave' | 'change', id: number): string => `${kind}-${id}`

export const pagesOf = <Area extends PageArea>(area: Area) =>
  Object.keys(pageTable[area]) as (keyof Table[Area])[]

const patterns = names.map(
  (page) => [page, new RegExp(`^${pages[page].replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`)] as const,
)

/** The id in an address such as `/career/7`; `undefined` for a text that is no id. */
export const readId = (text = ''): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** The page that an address (path only) belongs to. */
export const pageAt = (path: string): PageName | undefined =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** The area of the page that an address (path only) belongs to. */
export const areaAt = (path: string): PageArea | undefined => {
  const page = pageAt(path)
  return page && areas.find((area) => page in pageTable[area])
}

export const isStaffPageName = (page: PageName | undefined): page is StaffPageName =>
  page !== undefined && page in pageTable.staff

/** Whether an address (path only) contains a secret: it appears in no log, no cache and no `Referer`. */
export const isSecretPath = (path: string): boolean =>
  ['invitation', 'ownApplication', 'confirmEmail', 'contentPreview'].includes(pageAt(path) ?? '')

export const isStaffPath = (path: string): boolean => isStaffPageName(pageAt(path))

/** Whether an address (path only) belongs to a page. */
export const isPagePath = (path: string): boolean => pageAt(path) !== undefined

/** The path that a page is rendered at: all addresses without a page show the same. */
export const renderedPath = (path: string): string => (isPagePath(path) ? path : '/404')

/** The namespaces of the texts that the page at an address (path only) needs for its first view, its own first. */
export function textsAt(path: string): string[] {
  const page = pageAt(path)
  const { texts = [] }: Partial<PageRow> = page ? rows[page] : {}
  return [...texts, 'common', ...(isStaffPath(path) ? ['staff', 'login'] : [])]
}
