import { formatBytes, limits } from '@atrium/contract/core'
import type { StoredFilm } from '@atrium/contract/pictures'
import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { styles } from './PictureField.styles.ts'
import { UploadZone } from './UploadZone.tsx'

/** Stores a file; resolves with the stored film, or with a message. */
export type UploadFilm = (file: File) => Promise<StoredFilm | { error: string }>

interface FilmFieldProps {
  /** The value is a `filmAddress`. */
  name: string
  label: string
  onUpload: UploadFilm
}

/** A film for the header of a page. */
export function FilmField({ name, label, onUpload }: FilmFieldProps) {
  const { t } = useTranslation('pictures')
  const language = useReaderLanguage()
  const { input } = useField<string>(name)
  return (
    <UploadZone
      {...{ name, label, onUpload }}
      hint={t('film.hint')}
      accept=".mp4"
      texts={{
        ...t('film.file', { returnObjects: true }),
        note: t('film.note', { size: formatBytes(limits.filmBytes, language) }),
      }}
      addressOf={({ address }) => address}
      shown={<Film address={input.value} label={label} />}
    />
  )
}

/** A film to be looked at by editors, at their own time. */
export const Film = ({ address, label }: { address: string; label: string }) => (
  <chakra.video
    src={address}
    aria-label={label}
    controls
    muted
    loop
    playsInline
    preload="metadata"
    css={styles.picture}
  />
)
