import { company } from '@atrium/contract'
import { Footer } from '@atrium/ui'
import type { RefObject } from 'react'
import { MobileApp } from './MobileApp.tsx'
import { Newsletter } from './Newsletter.tsx'
import { useFooter } from './useFooter.ts'

export interface ShellFootProps {
  /** Whether the menu covers the page. */
  isMenuOpen: RefObject<boolean>
}

/** The newsletter, the footer and the link to the mobile application; fetched after the page's first view. */
export function ShellFoot({ isMenuOpen }: ShellFootProps) {
  const footer = useFooter()
  return (
    <>
      <Newsletter />
      <Footer {...footer} brand={company.name} />
      <MobileApp isMenuOpen={isMenuOpen} />
    </>
  )
}
