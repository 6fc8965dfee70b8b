import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { linksIn } from '#primitives/LinkedText.tsx'
import { MarkdownLink } from '#primitives/MarkdownLink.tsx'
import { styles } from './MeetingField.styles.ts'

/** The addresses in the notes that are being written, as links: a field has none. */
export function NoteLinks() {
  const { t } = useTranslation('common')
  const { input } = useField<string>('notes', { subscription: { value: true } })
  const targets = [...new Set(linksIn(input.value).map(({ target }) => target))]
  if (targets.length === 0) return null
  return (
    <chakra.ul css={styles.links}>
      {targets.map((target) => (
        <li key={target}>
          <MarkdownLink target={target} newTabLabel={t('app.newTab')}>
            {target}
          </MarkdownLink>
        </li>
      ))}
    </chakra.ul>
  )
}
