import { company, type PageName, pageAt } from '@atrium/contract/core'
import { Footer, SubscribeStrip } from '@atrium/ui'
import type { RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { now } from '#config/clock.ts'
import { useSubscribe } from '#hooks/useSubscribe.ts'
import { MobileApp } from './MobileApp.tsx'

export interface ShellFootProps {
  /** Whether the menu covers the page. */
  isMenuOpen: RefObject<boolean>
}

/** The newsletter, the footer and the link to the mobile application; fetched after the page's first view. */
export function ShellFoot({ isMenuOpen }: ShellFootProps) {
  const page = pageAt(useLocation().pathname)
  return (
    <>
      {/* A person who confirms or unsubscribes is not asked to subscribe. */}
      {page !== 'confirmSubscription' && page !== 'unsubscribe' && <Newsletter page={page} />}
      <Footer year={now().getFullYear()} />
      {company.appStore && <MobileApp isMenuOpen={isMenuOpen} />}
    </>
  )
}

const pagesWithForm: ReadonlySet<PageName> = new Set(['contact', 'apply', 'sendCv'])

/** The subscribe strip above the footer (spec 2); the typed address survives a navigation. */
function Newsletter({ page }: { page: PageName | undefined }) {
  const { onSubmit, ...strip } = useSubscribe('newsletter')
  return (
    <SubscribeStrip
      {...strip}
      onSubmit={() => onSubmit()}
      isQuiet={page !== undefined && pagesWithForm.has(page)}
    />
  )
}
