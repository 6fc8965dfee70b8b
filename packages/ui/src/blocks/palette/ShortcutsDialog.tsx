import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogTitle } from '#primitives/Dialog.tsx'

/** The shortcuts of the staff area by the place where they work; each has a row of texts and one of keys. */
const shortcuts = {
  everywhere: ['palette', 'shortcuts'],
  schedule: ['go', 'week', 'ends', 'open', 'next', 'select', 'move', 'stretch', 'cancel'],
  requests: ['go', 'choose', 'select'],
  applications: ['next', 'previous', 'move', 'note', 'rate'],
} as const

const places = Object.keys(shortcuts) as (keyof typeof shortcuts)[]

const modifier = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl')

/** Lists the shortcuts of the staff area. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  // The place and the row make one key.
  const rowOf = (place: string, row: string) => ({
    text: t(`shortcuts.${place}.${row}.text` as 'shortcuts.everywhere.palette.text'),
    keys: t(`shortcuts.${place}.${row}.keys` as 'shortcuts.everywhere.palette.keys', {
      modifier: modifier(),
    }),
  })
  return (
    <Dialog onClose={onClose} css={styles.root}>
      <DialogTitle>{t('shortcuts.title')}</DialogTitle>
      {places.map((place) => (
        <section key={place}>
          <chakra.h3 css={styles.place}>{t(`shortcuts.${place}.title`)}</chakra.h3>
          <chakra.dl css={styles.list}>
            {shortcuts[place].map((row) => {
              const { text, keys } = rowOf(place, row)
              return (
                <div key={row}>
                  <dt>{text}</dt>
                  <dd>{keys}</dd>
                </div>
              )
            })}
          </chakra.dl>
        </section>
      ))}
      <Button marginTop="6" onClick={onClose} data-autofocus>
        {t('close')}
      </Button>
    </Dialog>
  )
}

const styles = {
  root: { width: 'min(36rem, calc(100vw - 1.5rem))', padding: { base: '5', md: '8' } },
  place: { marginTop: '5', textStyle: 'label', color: 'fg.muted' },
  list: {
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '2',
      borderBottomWidth: 'hairline',
      borderColor: 'border.hairline',
    },
    '& dd': { margin: '0', fontWeight: 'medium' },
  },
} as const
