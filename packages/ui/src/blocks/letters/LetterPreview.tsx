import { toTag } from '@atrium/contract/core'
import type { ShownLetter } from '@atrium/contract/newsletter'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSection } from '#primitives/CardSection.tsx'
import { Tabs } from '#primitives/Tabs.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Letters.styles.ts'

const views = ['wide', 'narrow', 'text'] as const

/** CSS pixels: a mail program on a computer and on a phone. */
const widths = { wide: 600, narrow: 360 }

/** A letter as its recipients see it, as a page in two widths and as text. */
export function LetterPreview({ letter }: { letter: ShownLetter }) {
  const { t } = useTranslation('letters')
  const [view, setView] = useState<(typeof views)[number]>('wide')
  const { language, subject, html, text } = letter
  return (
    <CardSection heading={t('preview.heading')} lead={t('preview.lead', { language, subject })}>
      <chakra.div marginTop="5">
        <Tabs
          label={t('preview.views')}
          selected={view}
          onSelect={setView}
          items={views.map((value) => ({
            value,
            label: t(`preview.${value}`),
            panel:
              value === 'text' ? (
                <Text css={styles.text} lang={toTag(language)}>
                  {text}
                </Text>
              ) : (
                <chakra.iframe
                  title={t('preview.page', { width: widths[value] })}
                  // Without any permission: nothing in it runs, and no link replaces the page.
                  sandbox=""
                  srcDoc={html}
                  width={widths[value]}
                  css={styles.page}
                />
              ),
          }))}
        />
      </chakra.div>
    </CardSection>
  )
}
