import { Suspense } from 'react'
import { LazyPart } from '#hooks/LazyPart.tsx'
import type { MailPartProps } from './MailPart.tsx'

/** The dialog of a mail to an applicant, in a chunk of its own. */
export const LazyMail = (props: MailPartProps) => (
  <Suspense>
    <LazyPart load={loadMailPart} {...props} />
  </Suspense>
)

const loadMailPart = async () =>
  (await import(/* webpackChunkName: "mailApplicant" */ './MailPart.tsx')).MailPart
