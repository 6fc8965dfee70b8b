import type { Permission } from '#accounts/permissions.ts'
import { pages, pagesOf, type pageTable, type StaffPageName } from './pages.ts'

type StaffRows = typeof pageTable.staff
/** The names of the pages whose row fits a pattern. */
type PageWith<Pattern> = {
  [Page in StaffPageName]: StaffRows[Page] extends Pattern ? Page : never
}[StaffPageName]

/** The entries of the staff area's side navigation (spec 2), in their order; each has the icon of its name. */
export const staffMenu = [
  'today',
  'profile',
  'news',
  'chat',
  'suggestions',
  'calendar',
  'requests',
  'directory',
  'labels',
  'desk',
] as const satisfies readonly StaffPageName[]

/** The pages of the desk in the order of its menu, each with the permission that it needs. */
export const deskPages = {
  people: 'people.manage',
  changes: 'people.manage',
  vacancies: 'hiring.manage',
  applications: 'hiring.review',
  roomsDesk: 'people.manage',
  leave: 'leave.decide',
  team: 'leave.decide',
  balances: 'leave.manage',
  inbox: 'suggestions.answer',
  newsDesk: 'content.edit',
  audit: 'audit.read',
  content: 'content.edit',
  letters: 'letters.send',
  outbox: 'letters.send',
  site: 'content.edit',
  translations: 'translations.edit',
} as const satisfies Partial<Record<StaffPageName, Permission>>

export type DeskPageName = keyof typeof deskPages

/** The pages of the desk that are open to a person with these permissions. */
export const deskPagesFor = (given: readonly Permission[]): DeskPageName[] =>
  (Object.keys(deskPages) as DeskPageName[]).filter((page) => given.includes(deskPages[page]))

/** The page of the desk's menu that a page belongs to: the record of a person belongs to the people. */
export const deskPageOf = (page: StaffPageName): DeskPageName | undefined =>
  (Object.keys(deskPages) as DeskPageName[]).find((top) => `${pages[page]}/`.startsWith(`${pages[top]}/`))

/** The pages of the staff area at the address of a page and below it: a section with its own menu. */
export const sectionOf = <Page extends StaffPageName>(top: Page) =>
  pagesOf('staff').filter((page) => `${pages[page]}/`.startsWith(`${pages[top]}/`)) as PageWith<{
    path: `${StaffRows[Page]['path']}${string}`
  }>[]
