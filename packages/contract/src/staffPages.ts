import { pages, pagesOf, pageTable, type StaffPageName } from './pages.ts'

type StaffRows = typeof pageTable.staff
/** The names of the pages whose row fits a pattern. */
type PageWith<Pattern> = {
  [Page in StaffPageName]: StaffRows[Page] extends Pattern ? Page : never
}[StaffPageName]

const hasIcon = (page: StaffPageName): page is PageWith<{ icon: string }> => 'icon' in pageTable.staff[page]

/** The entries of the staff area's side navigation (spec 2). */
export const staffMenu = pagesOf('staff')
  .filter(hasIcon)
  .map((page) => ({ page, icon: pageTable.staff[page].icon }))

/** The pages of the staff area at the address of a page and below it: a section with its own menu. */
export const sectionOf = <Page extends StaffPageName>(top: Page) =>
  pagesOf('staff').filter((page) => `${pages[page]}/`.startsWith(`${pages[top]}/`)) as PageWith<{
    path: `${StaffRows[Page]['path']}${string}`
  }>[]
