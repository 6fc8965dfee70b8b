import { describedAddress } from '@atrium/contract/pictures'
import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type KeyboardEvent, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadPicture } from '#blocks/pictures/PictureField.tsx'
import { ErrorTexts } from '#forms/ErrorTexts.ts'
import { FieldError } from '#forms/FieldError.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { IconButton } from '#primitives/IconButton.tsx'

/** The marks around the chosen words, or before each chosen line, and the drawing of the button. */
const marks = {
  bold: { before: '**', after: '**', d: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z' },
  italic: { before: '_', after: '_', d: 'M10 5h7M7 19h7M14 5l-4 14' },
  heading: { line: '## ', d: 'M6 5v14M18 5v14M6 12h12' },
  list: { line: '- ', d: 'M9 6h11M9 12h11M9 18h11M4.5 6h0M4.5 12h0M4.5 18h0' },
  link: {
    ...{ before: '[', after: '](https://)' },
    d: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7.1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  },
} as const

type Mark = keyof typeof marks

const names = Object.keys(marks) as Mark[]

/** Writes over the chosen text as a person would, so that Undo of the browser knows it; then the caret stands `back` before the end. */
function write(area: HTMLTextAreaElement, text: string, back: number): void {
  area.focus()
  if (!document.execCommand?.('insertText', false, text)) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  const caret = area.selectionEnd - back
  area.setSelectionRange(caret, caret)
}

function writeMark(area: HTMLTextAreaElement, name: Mark): void {
  const { selectionStart: from, selectionEnd: to, value } = area
  const mark = marks[name]
  if ('line' in mark) {
    const start = value.lastIndexOf('\n', from - 1) + 1
    area.setSelectionRange(start, to)
    write(area, value.slice(start, to).replace(/^/gm, mark.line), 0)
    return
  }
  const { before, after } = mark
  // Behind the words, or where the next ones are to be typed: between the marks, in the address.
  const back = from === to ? after.length : name === 'link' ? 1 : 0
  write(area, before + value.slice(from, to) + after, back)
}

interface MarkdownFieldProps extends ComponentProps<typeof TextAreaField> {
  onUpload: UploadPicture
}

/** A text in Markdown, with a row of buttons that write its marks, and pictures. */
export function MarkdownField({ onUpload, ...field }: MarkdownFieldProps) {
  const { t } = useTranslation('pictures')
  const translate = use(ErrorTexts)
  const root = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ isUploading?: true; isInserted?: true; error?: string }>({})
  const inArea = (change: (area: HTMLTextAreaElement) => void) => {
    const area = root.current?.querySelector('textarea')
    if (area && !area.readOnly) change(area)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const name = ({ b: 'bold', i: 'italic' } as const)[event.key.toLowerCase()]
    if (!name || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    inArea((area) => writeMark(area, name))
  }
  const upload = async (file: File | undefined) => {
    if (!file || state.isUploading) return
    setState({ isUploading: true })
    const outcome = await onUpload(file)
    if ('error' in outcome) return setState({ error: outcome.error })
    setState({ isInserted: true })
    const address = describedAddress({ ...outcome, focus: { x: 50, y: 50 } })
    inArea((area) => write(area, `![](${address})`, address.length + 3))
  }
  const status = state.isUploading ? t('file.uploading') : state.isInserted ? t('toolbar.inserted') : ''
  const toolbar = (
    <chakra.div role="group" aria-label={t('toolbar.label')} display="flex" flexWrap="wrap" gap="1">
      {names.map((name) => (
        <IconButton
          key={name}
          label={t(`toolbar.${name}`)}
          onClick={() => inArea((area) => writeMark(area, name))}
        >
          <Icon d={marks[name].d} />
        </IconButton>
      ))}
      <IconButton label={t('toolbar.picture')} onClick={() => files.current?.click()}>
        <Icon d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h0" />
      </IconButton>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={t('toolbar.picture')}
        accept=".jpg,.jpeg,.png,.webp"
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </chakra.div>
  )
  return (
    <chakra.div ref={root} onKeyDown={onKeyDown}>
      <TextAreaField {...field} toolbar={toolbar} />
      {/* There before its words, or they would not be read out. */}
      <chakra.p role="status" textStyle="small" color="fg.muted">
        {status}
      </chakra.p>
      {state.error && <FieldError isLate>{translate ? translate(state.error) : state.error}</FieldError>}
    </chakra.div>
  )
}
