import { pages, type staffMenu } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import type { SideEntry } from './SideNav.tsx'

/** A page of the staff area's menu. */
export interface MenuEntry extends Pick<SideEntry, 'current'> {
  page: (typeof staffMenu)[number]
}

/** The entries of the side navigation, each with the name and the icon of its page. */
export function useMenuEntries(menu: readonly MenuEntry[]): SideEntry[] {
  const { t } = useTranslation('staff')
  return menu.map(({ page, current }) => ({
    label: t(`nav.${page}`),
    href: pages[page],
    icon: page,
    current,
  }))
}
