import type { CodeQuestionProps } from '#blocks/suggestions/CodeQuestion.tsx'
import type { SuggestionCodeProps } from '#blocks/suggestions/SuggestionCode.tsx'
import type { SuggestionFormProps } from '#blocks/suggestions/SuggestionForm.tsx'
import type { SuggestionStatusProps } from '#blocks/suggestions/SuggestionStatus.tsx'

/** The page in Russian, for stories and tests. */
export const formSample: SuggestionFormProps = {
  texts: {
    form: 'Предложение или жалоба',
    text: 'Ваш текст',
    hint: 'Если включено «Отправить анонимно», не пишите имён и подробностей, которые знаете только вы.',
    left: (left) => `Осталось знаков: ${left}`,
    anonymous: 'Отправить анонимно',
    kept: (isAnonymous) =>
      isAnonymous
        ? 'Сохраняем текст и месяц. Не сохраняем ваше имя, сетевой адрес и точное время.'
        : 'Сохраняем текст, ваше имя и день.',
    submit: 'Отправить',
    submitting: 'Отправляем',
  },
  maxLength: 5000,
  draft: { text: '', isAnonymous: true },
  validate: (values) =>
    (values as { text?: string }).text ? ({} as Record<string, string>) : { text: 'Сначала напишите' },
  onSubmit: () => new Promise<undefined>(() => undefined),
}

export const codeSample: SuggestionCodeProps = {
  heading: 'Текст отправлен',
  text: 'С вами его ничто не связывает. Увидеть ответ можно только по этому коду.',
  label: 'Ваш код',
  code: '7KQ2-M9PX-4TDW-C8HF-2RZN-XA6J-W3EP',
  once: 'Код показываем только один раз: запишите его сейчас.',
  copy: 'Скопировать код',
  copied: 'Скопировано',
  notCopied: 'Браузер не разрешает здесь копировать. Код выделен: скопируйте его сами.',
  another: 'Написать ещё',
  onAnother: () => undefined,
}

export const statusSample: SuggestionStatusProps = {
  state: 'Получено',
  isDone: false,
  received: 'Получено: ноябрь 2026 г.',
  text: 'Поставьте второй экран на каждый стол службы поддержки.\nИ лампу.',
  messages: [],
  noAnswer: 'Ответа пока нет.',
}

export const answeredSample: SuggestionStatusProps = {
  ...statusSample,
  state: 'Есть ответ',
  isDone: true,
  received: 'Получено 21 ноября 2026 г.',
  messages: [
    {
      label: 'Ответ компании Caspora',
      text: 'Двенадцать экранов заказаны и придут через две недели.\n\nСпасибо, что сказали.',
    },
  ],
  noAnswer: undefined,
}

export const questionSample: CodeQuestionProps = {
  texts: {
    heading: 'Статус предложения',
    lead: 'По коду, который вы получили после отправки.',
    code: 'Код',
    hint: 'Начинается, например, так: 7KQ2-M9PX-… Можно строчными буквами и без дефисов.',
    submit: 'Узнать статус',
    submitting: 'Узнаём статус',
  },
  validate: () => ({}),
  onSubmit: async () => undefined,
}
