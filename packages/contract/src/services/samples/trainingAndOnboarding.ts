import { makeService } from '#services/makeService.ts'

export const trainingAndOnboarding = makeService(
  { id: 8, slug: 'training-and-onboarding' },
  {
    AZ: {
      name: 'Təlim və adaptasiya',
      LargeHeadName: 'Sistemdə ilk gündən işləyə bilən əməkdaşlar',
      LittleHeadName: 'Kurslar, təlimatlar, ilk həftələr',
      LittleTextInfo:
        'Əməkdaşlarınıza yeni sistemdə işləməyi səkkiz nəfərlik qruplarda, öz tapşırıqları üzərində öyrədirik. Yeni işçilər ilk iki həftə üçün bələdçi alır.',
      blocks: [
        {
          head: 'Öz işiniz üzərində dərslər',
          texts: [
            'Anbardar malı qəbul etməyi, mühasib ayı bağlamağı öyrənir. Dərs doxsan dəqiqə çəkir və məlumatlarınızın surəti üzərində keçir, ona görə səhv heç nəyə zərər vermir.',
          ],
          points: [
            'Səkkiz nəfərə qədər qruplar',
            'Doxsan dəqiqəlik dərslər',
            'Azərbaycan, rus və ya ingilis dilində',
          ],
        },
        {
          head: 'Bir səhifəlik təlimatlar',
          texts: [
            'Hər iş üçün şəkilli bir səhifə var: nəyi basmaq, alınmasa, nə etmək lazımdır. Səhifə iş yerinin yanından asılır və sistemin özündən açılır.',
          ],
          points: ['Bir iş, bir səhifə', 'Hər buraxılışla yenilənir', 'Çapda və ekranda'],
        },
        {
          head: 'İlk iki həftə',
          texts: [
            'Yeni əməkdaşın giriş hüquqları, hər gün üçün planı və sual verə biləcəyi bir həmkarı olur. İki həftədən sonra qısa tapşırıq nəyi yenidən izah etmək lazım olduğunu göstərir, nəticəni siz də alırsınız.',
          ],
          points: ['Giriş hüquqları ilk səhər hazırdır', 'On iş günü üçün plan', 'Yekun tapşırıq'],
        },
      ],
    },
    EN: {
      name: 'Training and onboarding',
      LargeHeadName: 'People who can use the system on its first day',
      LittleHeadName: 'Courses, guides, first weeks',
      LittleTextInfo:
        'We teach your staff to work in a new system, in groups of eight and on their own tasks. New employees get a guide for their first two weeks.',
      blocks: [
        {
          head: 'Lessons on your own tasks',
          texts: [
            'A storekeeper learns to receive goods, an accountant to close a month. Lessons take ninety minutes and use a copy of your own data, so that a mistake harms nothing.',
          ],
          points: [
            'Groups of up to eight people',
            'Ninety minutes a lesson',
            'Azerbaijani, Russian or English',
          ],
        },
        {
          head: 'One-page guides',
          texts: [
            'For each task there is one page with pictures: what to press and what to do if it went wrong. The pages hang beside the desk and open from the system itself.',
          ],
          points: ['One task, one page', 'Updated with every release', 'Printed and on screen'],
        },
        {
          head: 'The first two weeks',
          texts: [
            'A new employee gets access, a plan for each day and a person to ask. After two weeks a short exercise shows what has to be explained again, and you get the result.',
          ],
          points: ['Access ready on the first morning', 'A plan for ten working days', 'A closing exercise'],
        },
      ],
    },
    RU: {
      name: 'Обучение и адаптация',
      LargeHeadName: 'Люди, которые умеют работать в системе с первого дня',
      LittleHeadName: 'Курсы, памятки, первые недели',
      LittleTextInfo:
        'Учим сотрудников работать в новой системе: группами по восемь человек и на их собственных задачах. Новички получают памятку на первые две недели.',
      blocks: [
        {
          head: 'Уроки на ваших задачах',
          texts: [
            'Кладовщик учится принимать товар, бухгалтер — закрывать месяц. Урок длится девяносто минут и идёт на копии ваших данных, поэтому ошибка ничему не повредит.',
          ],
          points: [
            'Группы до восьми человек',
            'Урок — девяносто минут',
            'На азербайджанском, русском или английском',
          ],
        },
        {
          head: 'Памятки на одну страницу',
          texts: [
            'Для каждой задачи есть страница с картинками: что нажать и что делать, если не получилось. Она висит у рабочего места и открывается из самой системы.',
          ],
          points: ['Одна задача — одна страница', 'Обновляются с каждой версией', 'На бумаге и на экране'],
        },
        {
          head: 'Первые две недели',
          texts: [
            'Новый сотрудник получает доступы, план на каждый день и человека, которому можно задать вопрос. Через две недели короткое задание показывает, что объяснить ещё раз; результат получаете и вы.',
          ],
          points: ['Доступы готовы к первому утру', 'План на десять рабочих дней', 'Итоговое задание'],
        },
      ],
    },
  },
)
