import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "../lib/theme.ts";
import { Segments } from "./segments.tsx";

const choices = [
  { value: "system", label: "System", Icon: Monitor },
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
] as const;

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return <Segments legend="Appearance" choices={choices} value={theme} onChoose={setTheme} />;
}
