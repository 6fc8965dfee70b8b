import type { OlderEncoding } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { Message } from '#primitives/Message.tsx'
import { styles } from './Desk.styles.ts'

interface EncodingChoiceProps {
  /** The likeliest first. */
  readings: readonly {
    encoding: OlderEncoding
    /** Some lines of the file as they read in it. */
    lines: readonly string[]
    /** How many letters cannot be read in it, and some of their words. */
    lost: { total: number; words: readonly string[] }
  }[]
  onPick: (encoding: OlderEncoding) => void
}

/** A file in each encoding that it may have, to choose the one in which it can be read. */
export function EncodingChoice({ readings, onPick }: EncodingChoiceProps) {
  const { t } = useTranslation('peopleImport')
  return (
    <chakra.div css={styles.cards}>
      {readings.map(({ encoding, lines, lost: { total, words } }, place) => {
        const label = t(`encoding.${encoding}`)
        return (
          <chakra.section key={encoding} aria-label={label} css={styles.reading}>
            <Heading level={2} size="h4">
              {label}
            </Heading>
            <chakra.pre translate="no">{lines.join('\n')}</chakra.pre>
            {total > 0 && (
              <Message
                variant="banner"
                tone="warning"
                text={t('encoding.lost', { number: total, words: words.join(', ') })}
              />
            )}
            <Button size="sm" variant={place === 0 ? 'primary' : 'outline'} onClick={() => onPick(encoding)}>
              {t('encoding.pick', { label })}
            </Button>
          </chakra.section>
        )
      })}
    </chakra.div>
  )
}
