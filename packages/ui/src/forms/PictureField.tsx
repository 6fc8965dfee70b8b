import { chakra } from '@chakra-ui/react'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import { useField } from 'react-final-form'
import { Button } from '#primitives/Button.tsx'
import { TrashIcon } from '#primitives/moreIcons.tsx'
import { Picture } from '#primitives/Picture.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { styles as fileStyles } from './FileField.styles.ts'
import { styles } from './PictureField.styles.ts'
import { type DescribedPicture, readFocus, readStored, storedText } from './pictureValues.ts'
import { SwitchField } from './SwitchField.tsx'
import { useFieldError } from './serverErrors.ts'
import { TextField } from './TextField.tsx'
import { useFileDrop } from './useFileDrop.ts'

const languages = ['AZ', 'EN', 'RU'] as const

export interface PictureTexts {
  choose: string
  /** In the place of `choose` while there is a picture. */
  replace: string
  drop: string
  dropActive: string
  /** Types and size that are taken. */
  note: string
  uploading: string
  remove: string
  focus: string
  focusHint: string
  focusValue: (focus: { x: number; y: number }) => string
  decorative: string
  decorativeHint: (isOn: boolean) => string
  alt: (language: (typeof languages)[number]) => string
}

type UploadOutcome = Pick<DescribedPicture, 'id' | 'width' | 'height'> | { error: string }

interface PictureFieldProps extends FieldTexts {
  /** The first of the fields of `pictureValues`. */
  name: string
  texts: PictureTexts
  /** Stores a file; resolves with the stored picture, or with a message. */
  onUpload: (file: File) => Promise<UploadOutcome>
}

const accept = '.jpg,.jpeg,.png,.webp'

/** A picture of the site: chosen or dropped, stored at once, then described: focal point and alternative texts. */
export function PictureField({ name, label, hint, texts, onUpload }: PictureFieldProps) {
  const { input, meta } = useField<string>(name)
  const focus = useField<string>(`${name}Focus`).input
  const inputRef = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const fieldError = useFieldError(name, meta)
  const error = refusal ?? fieldError
  const picture = readStored(input.value)

  const upload = async (file: File | undefined) => {
    if (!file || isUploading) return
    setRefusal(undefined)
    setUploading(true)
    const outcome = await onUpload(file)
    setUploading(false)
    if ('error' in outcome) return setRefusal(outcome.error)
    input.onChange(storedText(outcome))
    focus.onChange('50 50')
  }
  const { isOver, zone } = useFileDrop(([dropped]) => void upload(dropped), isUploading)
  // Emptied first, so that the same file can be chosen again after it was corrected on the disk.
  const open = (event: MouseEvent<HTMLInputElement>) => {
    if (isUploading) event.preventDefault()
    event.currentTarget.value = ''
  }
  const remove = () => {
    setRefusal(undefined)
    input.onChange('')
    inputRef.current?.focus()
  }
  const prompt = isUploading ? texts.uploading : picture ? texts.replace : texts.choose

  return (
    <div>
      <FieldFrame label={label} hint={hint} error={error}>
        {(control) => (
          <chakra.div
            data-over={isOver || undefined}
            data-invalid={error ? '' : undefined}
            css={fileStyles.zone}
            {...zone}
          >
            <chakra.input
              {...control}
              ref={inputRef}
              type="file"
              accept={accept}
              aria-disabled={isUploading || undefined}
              css={fileStyles.input}
              onClick={open}
              onChange={(event: ChangeEvent<HTMLInputElement>) => void upload(event.currentTarget.files?.[0])}
              onFocus={input.onFocus}
              onBlur={input.onBlur}
            />
            <chakra.div css={fileStyles.prompt}>
              <chakra.strong color="fg.link">{isOver ? texts.dropActive : prompt}</chakra.strong>
              {!isOver && !isUploading && <chakra.span css={fileStyles.drop}>{` ${texts.drop}`}</chakra.span>}
              <chakra.p css={fileStyles.note}>{texts.note}</chakra.p>
            </chakra.div>
          </chakra.div>
        )}
      </FieldFrame>
      <VisuallyHidden role="status">{isUploading ? texts.uploading : ''}</VisuallyHidden>
      {picture && (
        <chakra.div css={styles.chosen}>
          <FocalPoint
            picture={picture}
            focus={readFocus(focus.value)}
            texts={texts}
            onChange={({ x, y }) => focus.onChange(`${x} ${y}`)}
          />
          <div>
            <Button variant="quiet" size="sm" onClick={remove}>
              <TrashIcon />
              {texts.remove}
            </Button>
          </div>
          <Description name={name} texts={texts} />
        </chakra.div>
      )}
    </div>
  )
}

interface FocalPointProps {
  picture: Pick<DescribedPicture, 'id' | 'width' | 'height'>
  focus: { x: number; y: number }
  texts: PictureTexts
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
function FocalPoint({ picture, focus, texts, onChange }: FocalPointProps) {
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
          aria-label={texts.focus}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focus.x}
          aria-valuetext={texts.focusValue(focus)}
          css={styles.focus}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          onKeyDown={onKeyDown}
        />
      </chakra.div>
      <chakra.p css={styles.hint}>{texts.focusHint}</chakra.p>
    </div>
  )
}

function Description({ name, texts }: Pick<PictureFieldProps, 'name' | 'texts'>) {
  const isDecorative = useField<boolean>(`${name}IsDecorative`, { subscription: { value: true } }).input.value
  return (
    <>
      <SwitchField name={`${name}IsDecorative`} label={texts.decorative} hint={texts.decorativeHint} />
      {!isDecorative &&
        languages.map((language) => (
          <TextField
            key={language}
            name={`${name}Alt${language}`}
            label={texts.alt(language)}
            isRequired
            autoComplete="off"
          />
        ))}
    </>
  )
}
