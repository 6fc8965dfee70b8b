import { chakra } from '@chakra-ui/react'
import { Container } from '#primitives/Container.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { PlanMotif } from '#primitives/PlanMotif.tsx'
import { Text } from '#primitives/Text.tsx'

interface NotFoundProps {
  /** Large over the title. */
  code: string
  title: string
  text: string
  homeLabel: string
  homeHref: string
}

/** Nothing lives at this address: a whole page with the way home (spec 2, the catch-all route). */
export function NotFound({ code, title, text, homeLabel, homeHref }: NotFoundProps) {
  return (
    <chakra.div
      data-tone="dark"
      position="relative"
      display="grid"
      alignItems="center"
      minHeight="100dvh"
      overflow="hidden"
      backgroundColor="bg.darkest"
      color="fg.onDark"
    >
      <PlanMotif
        seed={404}
        rows={14}
        columns={56}
        today={40}
        fit="slice"
        position="absolute"
        // A little over both edges, so that the plan goes on past them.
        top="-3%"
        insetInlineEnd="0"
        width={{ base: '100%', md: '62%' }}
        height="106%"
        opacity={{ base: 0.28, md: 1 }}
        css={{ maskImage: { md: 'linear-gradient(to right, transparent 8%, black 60%)' } }}
      />
      <Container position="relative" paddingBlock="16">
        <chakra.p textStyle="display" fontSize="clamp(5rem, 3rem + 9vw, 10rem)" color="fg.accentOnDark">
          {code}
        </chakra.p>
        <Heading level={1} marginTop="6" maxWidth="32rem">
          {title}
        </Heading>
        <Text size="lead" tone="onDark" marginTop="4" maxWidth="30rem">
          {text}
        </Text>
        <LinkButton href={homeHref} variant="lime" marginTop="8">
          {homeLabel}
        </LinkButton>
      </Container>
    </chakra.div>
  )
}
