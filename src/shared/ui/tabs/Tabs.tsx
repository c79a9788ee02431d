import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '@/shared/lib/class-names';
import * as styles from './Tabs.css';

type TabItem<Value extends string> = {
  value: Value;
  label: ReactNode;
  content: ReactNode;
  onIntent?: () => void;
};

type TabsProps<Value extends string> = {
  value: Value;
  /** The caller opens it. */
  onChange: (value: Value) => void;
  label: string;
  items: readonly TabItem<Value>[];
  /** `pill` for tabs inside tabs. */
  looks?: keyof typeof styles.tabLooks;
  /** Opened tabs keep their input. */
  keepsOpened?: boolean;
  /** Renders the list into that element; null until it exists. */
  listIn?: HTMLElement | null;
};

type TabListProps<Value extends string> = Pick<TabsProps<Value>, 'value' | 'label' | 'items'> & {
  looks: keyof typeof styles.tabLooks;
};

function TabList<Value extends string>({ value, label, items, looks }: TabListProps<Value>) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!list.current || !chosen) return;
    const { clientWidth } = list.current;
    list.current.scrollLeft = chosen.offsetLeft - (clientWidth - chosen.offsetWidth) / 2;
  }, [value]);

  return (
    <RadixTabs.List
      ref={list}
      aria-label={label}
      className={classNames(styles.list, styles.listLooks[looks])}
    >
      {items.map((item) => (
        <RadixTabs.Trigger
          key={item.value}
          value={item.value}
          data-tab={item.value}
          className={classNames(styles.tab, styles.tabLooks[looks])}
          onPointerEnter={item.onIntent}
          onFocus={item.onIntent}
        >
          {item.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, label, items, looks = 'line', keepsOpened = false, listIn } = props;
  const [opened, setOpened] = useState([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  const list = <TabList value={value} label={label} items={items} looks={looks} />;
  return (
    <RadixTabs.Root
      activationMode="manual"
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={styles.tabs}
    >
      {listIn === undefined ? list : listIn && createPortal(list, listIn)}
      {items.map((item) => (
        <RadixTabs.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          {...(keepsOpened && opened.includes(item.value) && { forceMount: true })}
        >
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
