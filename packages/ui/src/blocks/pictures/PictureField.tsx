import { formatBytes, type Language, languages, limits } from '@atrium/contract/core'
import {
  type DescribedPicture,
  describedAddress,
  describedPictureAt,
  type StoredPicture,
} from '@atrium/contract/pictures'
import { chakra } from '@chakra-ui/react'
import type { ChangeEvent, KeyboardEvent, PointerEvent } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as fieldStyles } from '#forms/field.styles.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Picture } from '#primitives/Picture.tsx'
import { Switch } from '#primitives/Switch.tsx'
import { styles } from './PictureField.styles.ts'
import { UploadZone } from './UploadZone.tsx'

/** Stores a file; resolves with the stored picture, or with a message. */
export type UploadPicture = (
  file: File,
) => Promise<Pick<StoredPicture, 'id' | 'width' | 'height'> | { error: string }>

interface PictureFieldProps {
  /** The value is a `describedAddress`, or the address of a shipped picture. */
  name: string
  label: string
  onUpload: UploadPicture
}

/** A picture of the site: stored at once, then described: focal point and alternative texts. */
export function PictureField({ name, label, onUpload }: PictureFieldProps) {
  const { t } = useTranslation('pictures')
  const language = useReaderLanguage()
  const { input } = useField<string>(name)
  const picture = describedPictureAt(input.value)
  const change = (described: DescribedPicture) => input.onChange(describedAddress(described))
  return (
    <UploadZone
      {...{ name, label, onUpload }}
      accept=".jpg,.jpeg,.png,.webp"
      texts={{
        ...t('file', { returnObjects: true }),
        note: t('note', { size: formatBytes(limits.pictureBytes, language) }),
      }}
      addressOf={(stored) =>
        describedAddress({ ...stored, focus: { x: 50, y: 50 }, alt: { AZ: '', EN: '', RU: '' } })
      }
      shown={
        picture ? (
          <FocalPoint picture={picture} onChange={(focus) => change({ ...picture, focus })} />
        ) : (
          <chakra.img src={input.value} alt="" loading="lazy" css={styles.shipped} />
        )
      }
    >
      {picture && <Description alt={picture.alt} onChange={(alt) => change({ ...picture, alt })} />}
    </UploadZone>
  )
}

interface FocalPointProps {
  picture: DescribedPicture
  onChange: (focus: { x: number; y: number }) => void
}

const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** The picture with the point that stays in sight where pages crop it. */
function FocalPoint({ picture, onChange }: FocalPointProps) {
  const { t } = useTranslation('pictures')
  const { focus } = picture
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? 10 : 2
    onChange({ x: within(focus.x + move[0] * step), y: within(focus.y + move[1] * step) })
  }
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }
  return (
    <div>
      <chakra.div css={styles.preview} onPointerDown={follow} onPointerMove={follow}>
        <Picture picture={picture} alt="" sizes="30rem" css={styles.picture} />
        <chakra.div
          role="slider"
          tabIndex={0}
          aria-label={t('focus')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={t('focusValue', focus)}
          css={styles.focus}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <chakra.p css={styles.hint}>{t('focusHint')}</chakra.p>
    </div>
  )
}

interface DescriptionProps {
  alt: Record<Language, string> | undefined
  onChange: (alt: Record<Language, string> | undefined) => void
}

function Description({ alt, onChange }: DescriptionProps) {
  const { t } = useTranslation('pictures')
  return (
    <>
      <Switch
        label={t('decorative')}
        hint={t(alt ? 'decorativeOff' : 'decorativeOn')}
        isOn={!alt}
        onChange={(isOn) => onChange(isOn ? undefined : { AZ: '', EN: '', RU: '' })}
      />
      {alt &&
        languages.map((language) => (
          <FieldFrame key={language} label={t('alt', { language })}>
            {(control) => (
              <chakra.input
                {...control}
                value={alt[language]}
                maxLength={limits.pictureAlt}
                aria-required
                autoComplete="off"
                css={fieldStyles.control}
                onChange={(event: ChangeEvent<HTMLInputElement>) =>
                  onChange({ ...alt, [language]: event.currentTarget.value })
                }
              />
            )}
          </FieldFrame>
        ))}
    </>
  )
}
