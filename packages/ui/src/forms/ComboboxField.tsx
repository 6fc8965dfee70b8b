import { Combobox, chakra, createListCollection, useCombobox, useSlotRecipe } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useField } from 'react-final-form'
import { asTyped } from './asTyped.ts'
import { comboboxRecipe } from './Combobox.recipe.ts'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'
import { fieldRecipe } from './field.recipe.ts'
import type { SelectOption } from './SelectField.tsx'
import { useFieldError } from './serverErrors.ts'

interface ComboboxOption extends SelectOption {
  /** A second line that tells two people of one name apart. */
  detail?: string | undefined
}

interface ComboboxFieldProps extends FieldTexts {
  /** The field's name in the form's values. */
  name: string
  options: readonly ComboboxOption[]
  /** In the empty field: "Nobody". */
  placeholder: string
  /** Names the list of options for screen readers. */
  listLabel: string
  /** In the list when the typed text fits no option. */
  nothingFound: string
  /** @default false */
  isRequired?: boolean | undefined
  /** What the search compares, a constant: the contract's `foldText`. @default small letters */
  foldText?: ((text: string) => string) | undefined
}

/** More options than this are not shown: typing more letters finds the others. */
const mostShown = 50

const lower = (text: string) => text.toLowerCase()

/**
 * One of many options, found by typing a part of it, on Chakra's Combobox. An emptied field has the value `''`; a text that is
 * no option gives way to the chosen option again.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    name,
    label,
    hint,
    options,
    placeholder,
    listLabel,
    nothingFound,
    isRequired,
    foldText = lower,
  } = props
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  const styles = useSlotRecipe({ recipe: comboboxRecipe })()
  const { input, meta } = useField<string>(name, { parse: asTyped })
  const error = useFieldError(name, meta)
  const id = useId()
  /** What is typed since the last choice. */
  const [typed, setTyped] = useState<string>()
  const chosen = options.find(({ value }) => value === input.value)
  const text = typed ?? chosen?.label ?? ''
  const collection = useMemo(() => {
    const words = foldText(typed ?? '')
    const fits = (option: ComboboxOption) =>
      foldText(`${option.label} ${option.detail ?? ''}`).includes(words)
    // The chosen option first, wherever it stands among the others.
    const found = typed
      ? options.filter(fits)
      : [...(chosen ? [chosen] : []), ...options.filter((one) => one !== chosen)]
    return createListCollection({ items: found.slice(0, mostShown) })
  }, [options, typed, foldText, chosen])

  const combobox = useCombobox({
    ids: { input: id },
    collection,
    inputValue: text,
    // The field holds the choice, and the list only offers: the library would write its own text into the input.
    value: [],
    selectionBehavior: 'preserve',
    onSelect: ({ itemValue }) => {
      input.onChange(itemValue)
      setTyped(undefined)
    },
    openOnClick: true,
    readOnly: meta.submitting,
    positioning: { sameWidth: true, gutter: 4 },
  })
  // React holds the text. The library's input would move the caret to the end whenever the list opens.
  const { defaultValue: _, ...control } = combobox.getInputProps()
  const highlighted = collection.find(combobox.highlightedValue)

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(frame) => (
        <Combobox.RootProvider value={combobox} unstyled lazyMount unmountOnExit>
          <Combobox.Control>
            <chakra.input
              {...control}
              {...frame}
              css={field.control}
              value={text}
              placeholder={placeholder}
              aria-required={isRequired}
              autoComplete="off"
              onChange={(event) => {
                control.onChange?.(event)
                setTyped(event.target.value)
                if (event.target.value === '') input.onChange('')
              }}
              onFocus={(event) => {
                control.onFocus?.(event)
                input.onFocus(event)
              }}
              onBlur={(event) => {
                control.onBlur?.(event)
                setTyped(undefined)
                input.onBlur(event)
              }}
            />
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content
              aria-label={listLabel}
              // biome-ignore lint/a11y/useValidAriaValues: empty, because the library names a label that is not its own.
              aria-labelledby=""
              css={styles.list}
            >
              <Combobox.Empty css={styles.empty}>{nothingFound}</Combobox.Empty>
              {collection.items.map((item) => (
                <Combobox.Item
                  key={item.value}
                  item={item}
                  aria-selected={item === highlighted}
                  css={styles.option}
                >
                  <Combobox.ItemText>{item.label}</Combobox.ItemText>
                  {item.detail && <chakra.span css={styles.detail}>{item.detail}</chakra.span>}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.RootProvider>
      )}
    </FieldFrame>
  )
}
