import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { StaleBanner, type StaleBannerProps } from '#primitives/StaleBanner.tsx'
import { OwnRequest, type OwnRequestProps } from './OwnRequest.tsx'
import { styles } from './Requests.styles.ts'

interface OwnRequestsProps {
  heading: string
  /** The newest first. @default [] */
  requests?: readonly (OwnRequestProps & { id: number })[] | undefined
  /** How old the list is, while the server is not heard. */
  oldNote?: StaleBannerProps | undefined
  /** In the place of the list when there is none: an empty, loading or failed state. */
  children?: ReactNode
}

/** What the person asked for, and how it stands. */
export function OwnRequests({ heading, requests = [], oldNote, children }: OwnRequestsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId} marginBottom="4">
        {heading}
      </Heading>
      <chakra.div marginBottom={oldNote && !oldNote.isWaiting ? '4' : undefined}>
        <StaleBanner {...oldNote} />
      </chakra.div>
      {requests.length === 0 ? (
        children
      ) : (
        <chakra.ul css={styles.list}>
          {requests.map(({ id, ...request }) => (
            <OwnRequest key={id} {...request} />
          ))}
        </chakra.ul>
      )}
    </section>
  )
}
