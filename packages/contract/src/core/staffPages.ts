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

/** The menu of the desk: its groups of pages, each page with the permission that it needs. */
const deskGroups = [
  {
    people: 'people.manage',
    changes: 'people.manage',
    roomsDesk: 'people.manage',
    inbox: 'suggestions.answer',
  },
  { leave: 'leave.decide', team: 'leave.decide', balances: 'leave.manage' },
  { vacancies: 'hiring.manage', applications: 'hiring.review' },
  {
    newsDesk: 'content.edit',
    letters: 'letters.send',
    content: 'content.edit',
    translations: 'translations.edit',
    site: 'content.edit',
  },
  { outbox: 'letters.send', audit: 'audit.read' },
] as const satisfies readonly Partial<Record<StaffPageName, Permission>>[]

const [company, leave, hiring, publishing, records] = deskGroups

/** The pages of the desk in the order of its menu, each with the permission that it needs. */
export const deskPages = { ...company, ...leave, ...hiring, ...publishing, ...records }

export type DeskPageName = keyof typeof deskPages

/** The pages of the desk that are open to a person with these permissions. */
export const deskPagesFor = (given: readonly Permission[]): DeskPageName[] =>
  (Object.keys(deskPages) as DeskPageName[]).filter((page) => given.includes(deskPages[page]))

/** The number of the group that a page of the desk's menu belongs to. */
export const deskGroupOf = (page: DeskPageName): number => deskGroups.findIndex((group) => page in group)

/** The page of the desk's menu that a page belongs to: the record of a person belongs to the people. */
export const deskPageOf = (page: StaffPageName): DeskPageName | undefined =>
  (Object.keys(deskPages) as DeskPageName[]).find((top) => `${pages[page]}/`.startsWith(`${pages[top]}/`))

/** The pages of the staff area at the address of a page and below it: a section with its own menu. */
export const sectionOf = <Page extends StaffPageName>(top: Page) =>
  pagesOf('staff').filter((page) => `${pages[page]}/`.startsWith(`${pages[top]}/`)) as PageWith<{
    path: `${StaffRows[Page]['path']}${string}`
  }>[]
