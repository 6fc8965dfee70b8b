import { type ComponentPropsWithRef, type ComponentType, createContext } from 'react'

/** What the application's link receives: a place on this site and everything an anchor takes. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** What the history entry of a page of this site keeps beside the address. */
  state?: unknown
}

/** The application's own link (its router's), or nothing: then links are plain anchors. */
export const LinkContext = createContext<ComponentType<LinkProps> | undefined>(undefined)
