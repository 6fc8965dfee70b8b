import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const productDesigner: VacancySample = {
  id: 7,
  categoryId: categoryIds.design,
  employment: 'partTime',
  workplace: 'office',
  level: 'middle',
  places: 1,
  salary: { from: 2200, to: 3000 },
  publishedDaysAgo: 3,
  closesInDays: 40,
  text: {
    AZ: {
      Position: 'Məhsul dizayneri',
      Description: 'Gündə səkkiz saat ekran qarşısında işləyənlər üçün interfeyslər hazırlayırsınız.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Dispetçerlər, mühasiblər və anbardarlar üçün alətlər hazırlayırıq, burada işin sürəti effektlərdən vacibdir. Dizayn sisteminə artıq bir həmkarınız baxır, siz iki məhsulu öz üzərinizə götürürsünüz. İş həftədə iyirmi saatdır; bazar ertəsi və cümə axşamı müzakirələrindən başqa saatları özünüz seçirsiniz.',
      Responsibilities: [
        ['İnsanların iş yerində necə işlədiyini müşahidə etmək və onları nəyin ləngitdiyini təsvir etmək'],
        ['Figma‑da ssenariləri və ekranları, o cümlədən boş vəziyyətləri və xətaları çəkmək'],
        ['Proqramlaşdırma başlamazdan əvvəl prototipləri beş-altı istifadəçi ilə yoxlamaq'],
        ['Sözlərin uzunluq fərqini nəzərə alaraq maketləri üç dildə hazırlamaq'],
        ['Hazır ekranları proqramçılarla birlikdə yoxlamaq'],
      ],
      Qualifications: [
        ['Ən azı iki mürəkkəb iş interfeysi (cədvəllər, formalar, qrafiklər) olan portfolio'],
        ['Figma komponentləri və dəyişənləri ilə sərbəst işləmək'],
        ['Əlçatanlığın əsaslarını bilmək: kontrast, fokus, mətnin ölçüsü'],
        ['Qərarı zövqlə deyil, müşahidə ilə əsaslandırmaq bacarığı'],
      ],
    },
    EN: {
      Position: 'Product designer',
      Description: 'Design screens for people who work with them eight hours a day.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'We make tools for dispatchers, accountants and warehouse staff, and here speed of work matters more than effects. A colleague already looks after the design system; you take on two products. The load is twenty hours a week, and apart from the Monday and Thursday reviews you choose the hours.',
      Responsibilities: [
        ['Watch how people work at their desks and describe what slows them down'],
        ['Draw flows and screens in Figma, including empty states and errors'],
        ['Test prototypes with five or six users before development starts'],
        ['Prepare layouts in three languages, allowing for words of different length'],
        ['Check finished screens together with the developers'],
      ],
      Qualifications: [
        ['Portfolio with at least two complex work interfaces: tables, forms, schedules'],
        ['Confident work with Figma components and variables'],
        ['Knowledge of the basics of accessibility: contrast, focus, text size'],
        ['Ability to justify a decision by observation rather than taste'],
      ],
    },
    RU: {
      Position: 'Продуктовый дизайнер',
      Description: 'Проектируете экраны для тех, кто работает с ними по восемь часов в день.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Мы делаем инструменты для диспетчеров, бухгалтеров и кладовщиков, и скорость работы здесь важнее эффектов. Дизайн-системой уже занимается коллега, вы берёте на себя два продукта. Нагрузка — двадцать часов в неделю; часы выбираете сами, кроме обсуждений по понедельникам и четвергам.',
      Responsibilities: [
        ['Наблюдать, как люди работают на своих местах, и описывать, что их тормозит'],
        ['Рисовать сценарии и экраны в Figma, включая пустые состояния и ошибки'],
        ['До начала разработки проверять прототипы на пяти-шести пользователях'],
        ['Готовить макеты на трёх языках с учётом разной длины слов'],
        ['Вместе с разработчиками проверять готовые экраны'],
      ],
      Qualifications: [
        ['Портфолио, в котором есть хотя бы два сложных рабочих интерфейса: таблицы, формы, расписания'],
        ['Уверенная работа с компонентами и переменными Figma'],
        ['Знание основ доступности: контраст, фокус, размер текста'],
        ['Умение обосновывать решения наблюдениями, а не вкусом'],
      ],
    },
  },
}
