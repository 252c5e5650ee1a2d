import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "../lib/theme.ts";
import { choiceMessages } from "./choice.messages.ts";
import { Segments } from "./segments.tsx";

const texts = choiceMessages.theme;

const choices = [
  { value: "system", label: texts.system, Icon: Monitor },
  { value: "light", label: texts.light, Icon: Sun },
  { value: "dark", label: texts.dark, Icon: Moon },
] as const;

/** Light, dark, or like the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <Segments legend={texts.legend} choices={choices} value={theme} onChoose={setTheme} />;
}
