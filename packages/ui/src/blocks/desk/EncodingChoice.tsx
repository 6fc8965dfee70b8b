import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message } from '#primitives/Message.tsx'
import { styles } from './Desk.styles.ts'

interface EncodingChoiceProps {
  readings: readonly {
    /** The encoding: "Russian (Windows-1251)". */
    label: string
    /** Some lines of the file as they read in it. */
    lines: readonly string[]
    /** What cannot be read in it. */
    lost?: string | undefined
    pick: { label: string; isMain: boolean; onPress: () => void }
  }[]
}

/** A file in each encoding that it may have, to choose the one in which it can be read. */
export function EncodingChoice({ readings }: EncodingChoiceProps) {
  return (
    <chakra.div css={styles.cards}>
      {readings.map(({ label, lines, lost, pick }) => (
        <chakra.section key={label} aria-label={label} css={styles.reading}>
          <Heading level={2} size="h4">
            {label}
          </Heading>
          <chakra.pre translate="no">{lines.join('\n')}</chakra.pre>
          {lost && <Message variant="banner" tone="warning" text={lost} />}
          <Button size="sm" variant={pick.isMain ? 'primary' : 'outline'} onClick={pick.onPress}>
            {pick.label}
          </Button>
        </chakra.section>
      ))}
    </chakra.div>
  )
}
