import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

/** How much waits at a page, beside its name in a menu; nothing where nothing waits. */
export function WaitingCount({ number }: { number: number }) {
  const { t } = useTranslation('staff')
  if (number === 0) return null
  return (
    <chakra.span role="img" aria-label={t('desk.pending', { number })} css={styles}>
      {number}
    </chakra.span>
  )
}

const styles = {
  flexShrink: '0',
  minWidth: '6',
  paddingInline: '2',
  borderRadius: 'full',
  backgroundColor: 'bg.accent',
  color: 'fg.onAccent',
  fontSize: 'sm',
  fontWeight: 'strong',
  lineHeight: '1.5rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const
