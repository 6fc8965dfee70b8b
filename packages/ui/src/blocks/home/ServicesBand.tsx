import { type ReactNode, useId } from 'react'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Section } from '#primitives/Section.tsx'
import { Row } from '#primitives/Stack.tsx'

interface ServicesBandProps {
  heading: string
  /** A link beside the heading, to the full list. */
  action: { label: string; href: string }
  /** `ServiceCards`, a `Message` or a skeleton. */
  children: ReactNode
}

/** The pine band of the home page that shows the first services (spec 2). */
export function ServicesBand({ heading, action, children }: ServicesBandProps) {
  const headingId = useId()
  return (
    <Section tone="pine" headingId={headingId}>
      <Row alignItems="end" justifyContent="space-between" gap="5" marginBottom={{ base: '8', md: '12' }}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <LinkButton href={action.href} variant="outlineOnDark" size="sm">
          {action.label}
        </LinkButton>
      </Row>
      {children}
    </Section>
  )
}
