import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { useCopy } from '#primitives/useCopy.ts'

interface CalendarAddressProps {
  /** The calendar's address, absolute: `https://…/holidays.ics`. */
  address: string
  /** On the link that opens the reader's own calendar program. */
  subscribeLabel: string
}

/** The address of a calendar for other programs: to read, to open, to copy. */
export function CalendarAddress({ address, subscribeLabel }: CalendarAddressProps) {
  const { t } = useTranslation('calendar')
  const shown = useRef<HTMLParagraphElement>(null)
  const { outcome, copyText } = useCopy(shown)
  return (
    <div>
      <chakra.p ref={shown} css={styles.address}>
        {address}
      </chakra.p>
      <chakra.div css={styles.actions}>
        <LinkButton href={address.replace(/^https?:/, 'webcal:')} variant="outline" size="sm">
          {subscribeLabel}
        </LinkButton>
        <Button variant="outline" size="sm" onClick={() => void copyText(address)}>
          {t('feed.copy')}
        </Button>
      </chakra.div>
      {/* There before its words, or they would not be read out. */}
      <chakra.p role="status" css={styles.outcome}>
        {outcome && t(outcome === 'copied' ? 'feed.copied' : 'feed.notCopied')}
      </chakra.p>
    </div>
  )
}

export const styles = {
  /** To be read and marked, as in a field. */
  address: {
    width: 'fit-content',
    maxWidth: 'full',
    marginTop: '3',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.band',
    color: 'fg.muted',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
  outcome: { minHeight: '6', marginTop: '2', textStyle: 'small', color: 'fg.muted' },
} as const
